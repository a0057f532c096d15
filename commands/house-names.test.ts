import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Names that a term of the field has replaced: decisions tell of them as history, and this list names them. */
const oldNames = [
  ...['site/shapes', 'site/library', 'site/discovery', 'site/motion', 'site/pictures/'],
  ...['site/gallery', 'server/desk', 'client:touch', 'renderPicture', 'frame-number'],
  ...['QuietBanner', 'Farewell', 'CaseStory', 'freeClaimsOf', 'idsLike', 'giveBack'],
  ...['claim-owner', 'retry-plan', 'PATIENCE_MS', 'failure-reason', 'mail\\.way', 'wantsPage'],
  ...['leadDesk', 'ExhibitPage', '`(?:shapes|discovery|motion|pictures)/`'],
];

/** Places of one machine: a clone elsewhere has none of them. */
const machinePlaces = ['/root/', '/home/[a-z]', '/Users/[a-z]', 'C:\\\\Users'];

const text =
  /\.(tsx?|mjs|astro|css|json|ya?ml|mdx?|md|sh|conf|service)$|(^|\/)(Dockerfile|Caddyfile)$/;
const apart =
  /^(package-lock\.json|docs\/decisions\/|docs\/specification\.md|commands\/house-names\.test\.ts)/;

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => text.test(file) && !apart.test(file));

/** The lines of the tree that hold one of the names, as "file:line: text". */
function linesWith(names: readonly string[], before = ''): string[] {
  const pattern = new RegExp(`${before}(?:${names.join('|')})`);
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
}

it('looks through the whole tree', () => {
  expect(files.length).toBeGreaterThan(400);
});

it('no file uses a name that a term of the field has replaced', () => {
  expect(linesWith(oldNames)).toEqual([]);
});

it('no file names a place of one machine', () => {
  expect(linesWith(machinePlaces, '(?<![\\w./}:-])')).toEqual([]);
});
