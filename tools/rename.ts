import { parseArgs } from 'node:util';
import { unreadableContent } from '@agency/content/check/unreadable-content.ts';
import { contentFolder } from '@agency/content/content-folder.ts';
import { renameEntry } from './entries/rename-entry.ts';

const help = `Gives an entry another web address: moves its folder, corrects every link and reference in the
content, and writes a permanent redirect from the old web address.

  npm run rename -- /blogs/old-address /blogs/new-address
  npm run rename -- /portfolio/old-client /portfolio/new-client
  npm run rename -- /portfolio/photography/old /portfolio/photography/new
  npm run rename -- /old-page /new-page

  --help   show this text`;

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean' } },
  allowPositionals: true,
});
const [from = '', to = '', ...more] = positionals;
if (values.help || !from || !to || more.length > 0) {
  console.info(help);
  process.exit(values.help ? 0 : 2);
}
const [unreadable] = unreadableContent();
if (unreadable !== undefined) {
  console.error(unreadable);
  process.exit(1);
}
try {
  const changed = renameEntry(contentFolder, from, to);
  console.info(`${from} is now ${to}\n${changed.map((file) => `  changed ${file}`).join('\n')}`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
