import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '../content/content-folder.ts';

const entryFolders = {
  '/blogs': 'articles',
  '/portfolio': 'case-studies',
  '/portfolio/photography': 'photography',
  '/authors': 'people',
};

/** The file or folder of the content that a page shows; none for pages that only list others. */
function sourceOf(path: string): string {
  const folder = entryFolders[dirname(path) as keyof typeof entryFolders];
  if (folder) return join(folder, basename(path));
  return path === '/' ? 'pages/home.yaml' : `pages${path}.yaml`;
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile();

const git = (...options: string[]) =>
  execFileSync('git', ['-C', contentFolder, ...options], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });

/** The day of the last commit of each file; none without git, or with a history that was cut off. */
function commitDays(): Map<string, string> {
  const days = new Map<string, string>();
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return days;
    const log = git('log', '--format=commit %cs', '--name-only', '--relative', '--', '.');
    let day = '';
    for (const line of log.split('\n')) {
      if (line.startsWith('commit ')) day = line.slice('commit '.length);
      else if (line && !days.has(line)) days.set(line, day);
    }
  } catch {
    // The content is in no repository.
  }
  return days;
}

/** Where an article, a case study or a legal page names its day; the first field that is there. */
const dated = ['article.mdx', 'case-study.yaml', ''];
const dayFields = ['checked', 'updated', 'published'];

/** The day that is shown on the page. */
function shownDay(source: string): string | undefined {
  const file = dated.map((name) => join(contentFolder, source, name)).find((path) => isFile(path));
  if (!file) return undefined;
  const text = readFileSync(file, 'utf8');
  const fields = parse(file.endsWith('.mdx') ? (text.split(/^---$/m)[1] ?? '') : text) as Record<
    string,
    unknown
  >;
  const day = dayFields.map((field) => fields[field]).find((value) => typeof value === 'string');
  return typeof day === 'string' ? day.slice(0, 10) : undefined;
}

/** The day on which a page last changed, as 2026-11-21: the day that the page shows, else the commit's day. */
export function lastChanged(): (path: string) => string | undefined {
  const days = commitDays();
  return (path) => {
    const source = sourceOf(path);
    const commits = [...days].filter(([file]) => file === source || file.startsWith(`${source}/`));
    const [newest] = commits
      .map(([, day]) => day)
      .sort()
      .reverse();
    return shownDay(source) ?? newest;
  };
}
