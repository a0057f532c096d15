import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { namesIn, wordsOfName } from '../checks/support/code-names.ts';

/** A name that a term of the field has replaced. */
type OldName = {
  old: string[];
  term: string;
  /** `word`: inside longer names too, in every spelling; `whole`: only as the whole name. */
  as: 'word' | 'whole';
  /** Where the word would mean what the term means. Elsewhere it means something else. */
  within?: RegExp;
};

const site = /^site\//;
const server = /^(server|contract)\//;
/** The art draws shapes, and people with looks and weights. */
const product = /^(?!art\/)/;

/** Looked for in names of files and code, never in prose: most are ordinary English words there. */
const oldNames: OldName[] = [
  { old: ['shape', 'shapes'], term: 'schema', as: 'word', within: product },
  { old: ['.words', 'words()'], term: 'pageContent(), copy', as: 'whole', within: site },
  { old: ['slot', 'slots'], term: 'image size', as: 'word', within: /^(site|checks)\/.*\.tsx?$/ },
  { old: ['renderPicture'], term: 'createImageSources', as: 'whole' },
  { old: ['frameNumber'], term: 'format index', as: 'whole' },
  { old: ['exhibit', 'exhibits'], term: 'entry', as: 'word' },
  { old: ['specimen', 'specimens'], term: 'variant', as: 'word' },
  { old: ['circumstance', 'circumstances'], term: 'state', as: 'word' },
  { old: ['client:touch'], term: 'client:interaction', as: 'whole' },
  { old: ['touch'], term: 'interaction', as: 'whole' },
  { old: ['look', 'looks'], term: 'variant', as: 'word', within: product },
  { old: ['Band'], term: 'Section', as: 'whole' },
  { old: ['farewell'], term: 'MessagePage', as: 'word' },
  { old: ['QuietBanner'], term: 'PlainBanner', as: 'whole' },
  { old: ['CaseStory'], term: 'CaseChallenges', as: 'whole' },
  { old: ['piece', 'pieces'], term: 'embed, details', as: 'word', within: product },
  { old: ['Figure'], term: 'Diagram', as: 'whole' },
  { old: ['Compare'], term: 'ComparisonTable', as: 'whole' },
  { old: ['desk'], term: 'cli, command', as: 'word' },
  { old: ['keep'], term: 'save', as: 'whole', within: server },
  { old: ['bury'], term: 'markDead', as: 'word' },
  { old: ['hand'], term: 'deliver', as: 'whole', within: server },
  { old: ['nudge'], term: 'wake', as: 'word' },
  { old: ['giveBack'], term: 'releaseClaims', as: 'whole' },
  { old: ['freeClaimsOf'], term: 'releaseLeasesOf', as: 'whole' },
  { old: ['idsLike'], term: 'findIdsByPrefix', as: 'whole' },
  { old: ['claimOwner'], term: 'worker id', as: 'whole' },
  { old: ['retryPlan'], term: 'backoff', as: 'whole' },
  { old: ['PATIENCE_MS'], term: 'RETRY_WINDOW_MS', as: 'whole' },
  { old: ['failureReason'], term: 'redacted error', as: 'whole' },
  { old: ['refusal', 'refusals'], term: 'http error', as: 'word' },
  { old: ['way'], term: 'transport', as: 'whole', within: server },
  { old: ['signs'], term: 'signals', as: 'whole', within: server },
  { old: ['wantsPage'], term: 'acceptsHtml', as: 'whole' },
  { old: ['cleaning'], term: 'normalise', as: 'whole' },
  { old: ['likeness'], term: 'perceptual hash', as: 'word' },
];

/** Files and folders that have moved, where their names are ordinary words elsewhere. */
const oldPaths =
  /^(site\/(shapes|library|discovery|motion|pictures|gallery)\b|site\/seo\/(built-files|merge-styles)|server\/desk\b|checks\/.*\b(access|weight|visitor)\.)/;

/** The same in guides, settings and comments, where a path can be told from a word. */
const oldReferences =
  /\b(site\/(shapes|library|discovery|motion|pictures|gallery)(\/|\b\.ts)|server\/desk|client:touch|mail\.way)|`(shapes|discovery|motion|pictures)\/`/;

/** Places of one machine: a clone elsewhere has none of them. */
const machinePlaces = /(?<![\w./}:-])(\/root\/|\/home\/[a-z]|\/Users\/[a-z]|C:\\Users)/;

const text =
  /\.(tsx?|mjs|astro|css|json|ya?ml|mdx?|md|sh|conf|service)$|(^|\/)(Dockerfile|Caddyfile)$/;
/** Decisions tell of old names as history, and this file lists them. */
const apart =
  /^(package-lock\.json|docs\/decisions\/|docs\/specification\.md|commands\/house-names\.test\.ts)/;

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => text.test(file) && !apart.test(file));

const isCalled = (name: string, { old, as }: OldName): boolean =>
  as === 'whole'
    ? old.includes(name)
    : /^[\w-]+$/.test(name) && wordsOfName(name).some((word) => old.includes(word));

const kebab = (name: string) => wordsOfName(name).join('-');

/** A file bears a name as it is or with hyphens; a name of one word in its own spelling only. */
const fileIsCalled = (file: string, name: OldName): boolean => {
  const base = (file.split('/').at(-1) ?? '').replace(/\..*$/, '');
  const hyphened = name.old.filter((old) => wordsOfName(old).length > 1).map(kebab);
  return isCalled(base, name) || hyphened.includes(base);
};

/** What bears an old name within one file, as "file:line: name → term". */
function oldNamesIn(file: string): string[] {
  const wanted = oldNames.filter(({ within }) => !within || within.test(file));
  const ownName = wanted
    .filter((name) => fileIsCalled(file, name))
    .map(({ term }) => `${file} → ${term}`);
  // Reading a file's code takes time: most hold none of the words, comments apart.
  const any = new RegExp(
    wanted.flatMap(({ old }) => old.map((name) => name.replace(/\W+$|^\W+/g, ''))).join('|'),
    'i',
  );
  const code = readFileSync(file, 'utf8').replace(/^\s*\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, '');
  const inside = (any.test(code) ? namesIn(file) : []).flatMap(({ name, line }) =>
    wanted
      .filter((old) => isCalled(name, old))
      .map(({ term }) => `${file}:${line}: ${name} → ${term}`),
  );
  return [...ownName, ...inside];
}

/** The lines of the tree that hold the pattern, as "file:line: text". */
const linesWith = (pattern: RegExp): string[] =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
  );

it('looks through the whole tree', () => {
  expect(files.length).toBeGreaterThan(400);
});

describe('no name that a term of the field has replaced', () => {
  it('is borne by a file or by anything in the code', { timeout: 120_000 }, () => {
    expect(files.flatMap(oldNamesIn)).toEqual([]);
  });

  it('is left among the folders, or in a guide that speaks of them', () => {
    expect(files.filter((file) => oldPaths.test(file))).toEqual([]);
    expect(linesWith(oldReferences)).toEqual([]);
  });
});

it('no file names a place of one machine', () => {
  expect(linesWith(machinePlaces)).toEqual([]);
});
