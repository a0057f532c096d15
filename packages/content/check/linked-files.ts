import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders at the top of the content that no page is made from; packages contain links. */
const NOT_CONTENT = ['.git', 'node_modules'];

/**
 * Symbolic links and other entries that are no ordinary file, anywhere in the content. The build would follow a
 * link and publish what it names, such as the file with the mail password.
 */
export function linkedFiles(content: string): string[] {
  const entriesOf = (folder: string): string[] =>
    readdirSync(join(content, folder), { withFileTypes: true })
      .filter(({ name }) => folder !== '' || !NOT_CONTENT.includes(name))
      .flatMap((entry) => {
        const name = join(folder, entry.name);
        // A folder that a link names is no folder here, so nothing outside is read.
        if (entry.isDirectory()) return entriesOf(name);
        return entry.isFile() ? [] : [`${join(content, name)} ${problemOf(entry)}`];
      });
  return entriesOf('').sort();
}

const problemOf = (entry: Dirent) =>
  entry.isSymbolicLink()
    ? 'is a symbolic link, which could publish a file that is not content. Replace it by a copy of the file.'
    : 'is no ordinary file. Remove it.';
