import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { readYaml } from '../entries/yaml-values.ts';
import type { LeftFile } from './content-files.ts';
import { longestPeriod, promisedPeriods } from './promised-periods.ts';

type Environment = Readonly<Record<string, string | undefined>>;

type Brand = { trackers?: { metaPixelId?: string } };
type CaseStudy = { embed?: { kind?: string; url?: string } };

/** What of a visitor leaves the site, whether it is switched on, and by which word the policy tells of it. */
function passedOn(folder: string, env: Environment) {
  const brand = readYaml(join(folder, 'brand.yaml')) as Brand | undefined;
  const framed = globSync('case-studies/*/case-study.yaml', { cwd: folder }).some((name) =>
    (readYaml(join(folder, name)) as CaseStudy).embed?.url?.startsWith('https://'),
  );
  return [
    {
      what: 'the ad pixel',
      on: Boolean(brand?.trackers?.metaPixelId),
      word: /\bpixel/i,
      because: 'trackers.metaPixelId in brand.yaml is set',
      off: 'trackers.metaPixelId in brand.yaml is empty',
    },
    {
      what: 'the map',
      on: existsSync(join(folder, 'pages/contact-us.yaml')),
      word: /\bmap\b/i,
      because: 'the contact page offers to load it from a map service',
    },
    {
      what: 'sites of others in a frame',
      on: framed,
      word: /\b(frames?|embedded|embeds?)\b/i,
      because: 'a case study shows a site from another host',
    },
    {
      what: 'other software that gets each lead',
      on: Boolean(env.WEBHOOK_URL?.trim()),
      word: /\b(software|CRM)\b/i,
      because: 'WEBHOOK_URL is set',
    },
  ];
}

/** Where the policy says less, or other, than what the site does with what it knows of a visitor. */
export function privacyFaults(folder: string, env: Environment): LeftFile[] {
  const { file, text, sentences } = promisedPeriods(folder);
  if (!text) return [];
  const told = passedOn(folder, env).flatMap(({ what, on, word, because, off }) => {
    const says = word.test(text);
    if (on && !says)
      return [{ file, field: what, value: `is not told of, and ${because}`, fix: 'Tell of it.' }];
    if (!on && says && off)
      return [{ file, field: what, value: `is told of, and ${off}`, fix: 'Leave it out.' }];
    return [];
  });
  return [...told, ...retentionFaults(file, sentences, env)];
}

function retentionFaults(file: string, sentences: readonly string[], env: Environment): LeftFile[] {
  if (sentences.length === 0) return [];
  const kept = Number(env.RETENTION_DAYS);
  const promised = longestPeriod(sentences);
  if (!env.RETENTION_DAYS)
    return sentences.map((value) => ({
      file,
      field: 'RETENTION_DAYS',
      value,
      fix: `Set RETENTION_DAYS=${promised} in .env, the longest of them in days: without it leads are kept for ever.`,
    }));
  if (kept <= promised) return [];
  return [
    {
      file,
      field: 'RETENTION_DAYS',
      value: `is ${kept}, and the policy promises ${promised} days at most`,
      fix: 'Set it lower, or promise what is kept.',
    },
  ];
}
