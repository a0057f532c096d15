import { execFileSync } from 'node:child_process';
import { basename, dirname, join } from 'node:path';
import { contentFolder } from '../content/content-folder.ts';
import { readYaml } from '../content/read-yaml.ts';

const entryFolders = {
  '/blogs': 'articles',
  '/portfolio': 'case-studies',
  '/portfolio/photography': 'photography',
  '/authors': 'people',
};

/** The content folder of a page, or its file without the extension. Pages that only list others have neither. */
function sourceOf(path: string): string {
  const folder = entryFolders[dirname(path) as keyof typeof entryFolders] ?? 'pages';
  return join(folder, basename(path) || 'home');
}

const git = (...options: string[]) =>
  execFileSync('git', ['-C', contentFolder, ...options], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });

/** The day of the last commit of each file; empty without git and in a shallow clone. */
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
    // The content is not in a git repository.
  }
  return days;
}

/** The day that an article, a case study or a legal page shows. */
function dayOnPage(source: string): string | undefined {
  const files = ['.yaml', '/article.mdx', '/case-study.yaml'].map((end) => source + end);
  const fields = files.map(readYaml).find(Boolean);
  const { checked, updated, published } = (fields ?? {}) as Record<string, unknown>;
  const day = [checked, updated, published].find((value) => typeof value === 'string');
  return day === undefined ? undefined : String(day).slice(0, 10);
}

/** The day on which a page last changed, as 2026-11-21: the day that the page shows, else the commit's day. */
export function lastChanged(): (path: string) => string | undefined {
  const days = commitDays();
  return (path) => {
    const source = sourceOf(path);
    const commits = [...days].filter(
      ([file]) => file.startsWith(`${source}/`) || file === `${source}.yaml`,
    );
    const [newest] = commits
      .map(([, day]) => day)
      .sort()
      .reverse();
    return dayOnPage(source) ?? newest;
  };
}
