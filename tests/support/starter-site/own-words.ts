import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitEntry } from '@agency/content/split-entry.ts';
import { isScalar, parseDocument, visit } from 'yaml';

/**
 * Words that the starter has in place of names, as they are after their first two words changed places. A word of 16
 * letters is common in names of South India.
 */
const names: Readonly<Record<string, string>> = {
  'name Your': 'Selvi Thiruvenkatasamy',
  'colleague Your': 'Imran K.',
  'first Your client': 'Thiruvenkatasamy Traders',
  'second Your client': 'Hill Road Dental',
};

/** What says that a value is a sample, with the lines of a list under it. */
const sampleMarks = /^ *samples?:.*\n(?: *- \w+\n)*|, sample: true/gm;

/** The first two words beside each other; not the name of a component of an article with its first property. */
const firstTwoWords = /(?<![<\p{L}’{}/-])([\p{L}’]+|\{\w+\}) ([\p{L}’]+|\{\w+\})(?![\p{L}’=])/u;

/** A text in which two words have changed places: as long as it was, and no sentence of the starter any more. */
const inOtherWords = (text: string) => text.replace(firstTwoWords, '$2 $1');

function yamlInOtherWords(source: string): string {
  const document = parseDocument(source);
  visit(document, {
    Scalar(place, node) {
      if (place === 'key' || !isScalar(node) || typeof node.value !== 'string') return;
      const words = inOtherWords(node.value);
      node.value = names[words] ?? words;
    },
  });
  return document.toString({ lineWidth: 0 });
}

function entryInOtherWords(source: string): string {
  const { front, body } = splitEntry(source);
  const lines = body.split('\n').map(inOtherWords);
  return `---\n${yamlInOtherWords(front)}---${lines.join('\n')}`;
}

/** Makes the words of a content folder its own, as an agency does that replaces those of the starter. */
export function writeOwnWords(folder: string): void {
  for (const name of globSync('**/*.{yaml,mdx}', {
    cwd: folder,
    exclude: ['{brand,theme,redirects}.yaml'],
  })) {
    const file = join(folder, name);
    const source = readFileSync(file, 'utf8').replace(sampleMarks, '');
    writeFileSync(
      file,
      name.endsWith('.mdx') ? entryInOtherWords(source) : yamlInOtherWords(source),
    );
  }
}
