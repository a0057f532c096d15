import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { activeDrawing, activeHtml } from '../../apps/site/src/content/active-markup.ts';
import { contentFolder, inContent } from '../../apps/site/src/content/content-folder.ts';
import { reservedNames } from '../../apps/site/src/content/page-paths.ts';

/** Web servers run these. */
const program = /\.(php\d?|phtml|phar|cgi|pl|py|rb|sh|aspx?|ashx|jspx?|shtml|htaccess|htpasswd)$/i;
const script = /\.([cm]?[jt]sx?|wasm|map)$/i;
const page = /\.(html?|xhtml|xht|mhtml|svgz|xsl|xslt|swf|htc)$/i;
const demonstration = /^demos\/[^/]+\/./;

/** Why a file of files/ cannot be served as it is; undefined when it can. */
function servedFileProblem(name: string): string | undefined {
  const [first = '', ...rest] = name.split('/');
  const file = join(contentFolder, 'files', name);
  if (/(^|\/)\.(?!well-known\/)/.test(name))
    return 'begins with a full stop. Web servers read such files as settings. Rename or remove it.';
  if (first.startsWith('_') || (rest.length > 0 && reservedNames.includes(first)))
    return `is at a path that the site needs itself: /${first}. Rename it.`;
  if (program.test(name)) return 'is a program that web servers run. Remove it.';
  if (statSync(file).size === 0) return 'is empty (0 bytes). Copy the file again, or remove it.';
  if (demonstration.test(name)) return undefined;
  if (script.test(name))
    return 'is a script. Only a demonstration site in files/demos/<name>/ may have scripts.';
  if (!page.test(name)) return undefined;
  const active = /\.html?$/i.test(name)
    ? activeHtml(readFileSync(file, 'utf8'), ['meta', 'link', 'form'])
    : name;
  return active === undefined
    ? undefined
    : `contains ${active}. Only a demonstration site in files/demos/<name>/ may have scripts.`;
}

/** Files of version control and of file managers, which are never served. */
const ignored = /(^|\/)\.(gitkeep|gitignore|gitattributes|DS_Store)$/;

/** The paths of all files of the content folder, hidden ones too. Links are refused before: linked-files.ts. */
function everyFile(folder = ''): string[] {
  return readdirSync(join(contentFolder, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (['node_modules', '.git'].includes(name)) return [];
    return entry.isDirectory() ? everyFile(name) : [name];
  });
}

/** Why a drawing cannot be shown: it cannot be read, or something in it runs or loads something. */
function drawingProblem(file: string): string | undefined {
  try {
    const active = activeDrawing(readFileSync(file, 'utf8'));
    return (
      active &&
      `contains ${active}. A drawing is shapes only. Remove it, or export the drawing again as a plain SVG.`
    );
  } catch (error) {
    return `cannot be read as SVG (${(error as Error).message.split('\n')[0]}). Export the drawing again as a plain SVG.`;
  }
}

function problemOf(name: string): string | undefined {
  if (/\.svg$/i.test(name)) return drawingProblem(join(contentFolder, name));
  const [folder, ...path] = name.split('/');
  return folder === 'files' && !ignored.test(name) ? servedFileProblem(path.join('/')) : undefined;
}

/** Problems of files that are no text: drawings that run something, and what of files/ a server would run. */
export const otherFileProblems = (): string[] =>
  everyFile().flatMap((name) => {
    const problem = problemOf(name);
    return problem ? [`${inContent(name)}\n  ${problem}`] : [];
  });
