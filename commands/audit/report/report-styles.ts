import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fontSheet } from '../../../site/build/theme-fonts.ts';
import { withTheme } from '../../../site/build/theme-styles.ts';

const styles = resolve('site/styles');
const read = (name: string) => readFileSync(join(styles, name), 'utf8');

/** Puts the files of the faces beside the sheet. */
function withFonts(sheet: string, folder: string): string {
  mkdirSync(join(folder, 'fonts'), { recursive: true });
  return sheet.replace(/url\("([^"]+)"\)/g, (_url, file: string) => {
    const name = basename(file);
    copyFileSync(resolve(styles, file), join(folder, 'fonts', name));
    return `url("fonts/${name}")`;
  });
}

/** Writes the one sheet of a report: the site's own colours, sizes and faces, and what its tables need. */
export async function writeStyles(folder: string): Promise<void> {
  const sheets = [
    withFonts(await fontSheet(read('fonts.css'), styles), folder),
    withTheme(read('tokens.css')),
    read('reset.css'),
    read('base.css'),
    readFileSync(join(import.meta.dirname, 'report.css'), 'utf8'),
  ];
  writeFileSync(join(folder, 'report.css'), sheets.join('\n'));
}
