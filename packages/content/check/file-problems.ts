import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder, inContent } from '../content-folder.ts';
import { kindOfFile } from '../kind-schemas.ts';
import { allKinds, folderOf } from '../kinds.ts';
import { entryFolders, isSlug, reservedNames } from '../page-paths.ts';
import { checkPicture } from './checked-pictures.ts';

/** Web servers run these. */
const program = /\.(php\d?|phtml|phar|cgi|pl|py|rb|sh|aspx?|ashx|jspx?|shtml|htaccess|htpasswd)$/i;
const script = /\.([cm]?[jt]sx?|wasm|map)$/i;
const page = /\.(html?|xhtml|xht|mhtml|svgz|xsl|xslt|swf|htc)$/i;
const xml = /\.(xml|rdf|rss|atom|mml)$/i;
const picture = /\.(jpe?g|png|webp|avif|gif)$/i;
const drawing = /\.svg$/i;
const demonstration = /^demos\/[^/]+\/./;

/** Signs that an address, a line of `_headers` or a disk of Windows cannot have in a name. */
const unsafe = /[\p{Cc}<>"\\|?*#%]/u;

/** Static hosts refuse larger files, and each version of one stays in the repository for ever. */
const MAX_MB = 25;
const BYTES_OF_MB = 1_048_576;

/** Why a file of files/ cannot be served as it is; undefined when it can. */
async function servedFileProblem(name: string): Promise<string | undefined> {
  const [first = '', ...rest] = name.split('/');
  const file = join(contentFolder, 'files', name);
  if (/(^|\/)\.(?!well-known\/)/.test(name))
    return 'begins with a full stop. Web servers read such files as settings. Rename or remove it.';
  if (unsafe.test(name))
    return 'has a line break or one of < > " \\ | ? * # % in its name, which an address cannot have. Rename it.';
  if (first.startsWith('_') || (rest.length > 0 && reservedNames.includes(first)))
    return `is at a path that the site needs itself: /${first}. Rename it.`;
  if (program.test(name)) return 'is a program that web servers run. Remove it.';
  const { size } = statSync(file);
  if (size === 0) return 'is empty (0 bytes). Copy the file again, or remove it.';
  if (size > MAX_MB * BYTES_OF_MB)
    return `has ${Math.round(size / BYTES_OF_MB)} MB; more than ${MAX_MB} are not served. Make it smaller, or link to it on a host for large files.`;
  if (demonstration.test(name)) return undefined;
  if (script.test(name))
    return 'is a script. Only a demonstration site in files/demos/<name>/ may have scripts.';
  if (page.test(name) || xml.test(name)) return activeFileProblem(name, readFileSync(file, 'utf8'));
  return undefined;
}

/** Why a page or an XML file of files/ is refused; undefined when it runs no code. */
async function activeFileProblem(name: string, text: string): Promise<string | undefined> {
  const { activeHtml, activeXml } = await import('./active-markup.ts');
  let active: string | undefined = name;
  try {
    if (/\.html?$/i.test(name)) active = activeHtml(text, ['meta', 'link', 'form']);
    if (xml.test(name)) active = activeXml(text);
  } catch {
    return 'is no XML. Browsers show such a file up to its first mistake. Correct it.';
  }
  return active === undefined
    ? undefined
    : `contains ${active}. Only a demonstration site in files/demos/<name>/ may have scripts.`;
}

/** Files of version control and of file managers, which are never served. */
const ignored = /(^|\/)\.(gitkeep|gitignore|gitattributes|DS_Store)$/;

/** Why nothing reads a file whose ending, name or place is another than its kind has; undefined when it is read. */
function unreadFileProblem(name: string): string | undefined {
  if (!/\.(mdx?|ya?ml)$/i.test(name) || kindOfFile(name)) return undefined;
  const [folder = ''] = name.split('/');
  const places = allKinds.filter((kind) => kind.file.includes('/') && folderOf(kind) === folder);
  if (places.length === 0) return undefined;
  const files = [...new Set(places.map(({ file }) => file.replace('*', '<name>')))];
  const wanted = files.find((file) => file.includes('<name>')) ?? files[0];
  return `is not read, so the site does not show it. Name it ${wanted}, or remove it.`;
}

/** The paths of all files of the content folder, hidden ones too. Links are refused before: linked-files.ts. */
function everyFile(folder = ''): string[] {
  return readdirSync(join(contentFolder, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (['node_modules', '.git'].includes(name)) return [];
    return entry.isDirectory() ? everyFile(name) : [name];
  });
}

async function problemOf(name: string): Promise<string | undefined> {
  const [folder = '', ...path] = name.split('/');
  if (entryFolders.includes(folder) && path.length > 1 && !isSlug(path[0] ?? ''))
    return 'is in a folder whose name is part of an address: write it in lower-case letters, digits and single hyphens.';
  const unread = unreadFileProblem(name);
  if (unread) return unread;
  const isServed = folder === 'files' && !ignored.test(name);
  const served = isServed ? await servedFileProblem(path.join('/')) : undefined;
  if (served) return served;
  if (!drawing.test(name) && !(isServed && picture.test(name))) return undefined;
  const checked = await checkPicture(join(contentFolder, name));
  // What is served as it is may be animated, large or a strip.
  return 'problem' in checked && !/is animated|longer side|every visitor/.test(checked.problem)
    ? checked.problem
    : undefined;
}

/** Problems of files that are no text: drawings and damaged pictures, and what of files/ a server would run. */
export async function otherFileProblems(): Promise<string[]> {
  const problems = everyFile().map(async (name) => {
    const problem = await problemOf(name);
    return problem ? [`${inContent(name)}\n  ${problem}`] : [];
  });
  return (await Promise.all(problems)).flat();
}
