import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { closingTable } from '../checks/specification/texts/closing-shares.ts';
import { breakable, faultsIn } from '../checks/support/language/faults.ts';
import { visibleTexts } from '../checks/support/language/visible-texts.ts';
import { contentFolder } from '../site/schemas/content-folder.ts';

const help = `Prints where the texts leave the language of the site, and for each article how many paragraphs end in
a very short sentence. docs/editing.md lists the terms.

  --fix    sets the spaces between figures and their units that no line may break
  --help   this text
`;

const { values } = parseArgs({
  options: {
    fix: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

/** Sets the spaces that nobody can see to type. */
function joinFigures() {
  for (const file of globSync(join(contentFolder, '**/*.{yaml,mdx}'))) {
    const before = readFileSync(file, 'utf8');
    const after = before.replace(breakable, '$1\u00a0$3');
    if (after !== before) writeFileSync(file, after);
  }
}

function report() {
  console.info(closingTable());
  const faults = visibleTexts().flatMap(({ file, text }) =>
    faultsIn(text).map(({ found, write }) => `${file}: “${found}”. Write ${write}.`),
  );
  console.info(
    `\n${[...new Set(faults)].join('\n') || 'Terms, quotation marks and figures are right.'}`,
  );
}

if (values.help) {
  console.info(help);
} else {
  if (values.fix) joinFigures();
  report();
}
