import { unreadableContent } from '@agency/content/check/unreadable-content.ts';
import { contentFolder } from '@agency/content/content-folder.ts';
import { renameEntry } from './entries/rename-entry.ts';
import { readArguments, refuse } from './running/command-line.ts';

const help = `Gives an entry another web address: moves its folder, corrects every link and reference in the
content, and writes a permanent redirect from the old web address.

  npm run rename -- /blogs/old-address /blogs/new-address
  npm run rename -- /portfolio/old-client /portfolio/new-client
  npm run rename -- /portfolio/photography/old /portfolio/photography/new
  npm run rename -- /old-page /new-page

  --help   show this text`;

const { positionals } = readArguments(help, { allowPositionals: true });
const [from = '', to = '', ...more] = positionals;
if (!from || !to || more.length > 0) refuse(help);
const [unreadable] = unreadableContent();
if (unreadable !== undefined) refuse(unreadable);
try {
  const changed = renameEntry(contentFolder, from, to);
  console.info(`${from} is now ${to}\n${changed.map((file) => `  changed ${file}`).join('\n')}`);
} catch (error) {
  refuse((error as Error).message);
}
