import { join } from 'node:path';
import { builtSiteFaults } from './built-site.ts';
import { claimsWithoutCase } from './claims.ts';
import { orphanPictures, outdatedYear, samplePictures } from './content-files.ts';
import { domainFaults } from './domain.ts';
import { dueArticles } from './due-articles.ts';
import { mailFaults } from './mail.ts';
import { privacyFaults } from './privacy.ts';
import { sampleValues } from './sample-values.ts';
import { openSettings, sampleHosts, stagingSetting } from './settings.ts';

/** What each group of rules guards against, the greatest harm first. */
export const harms = [
  'Leads would be lost, or not reach you',
  'Visitors would read what is not true',
  'Pages would not be found, or lead nowhere',
  'It would look careless',
] as const;

export type Finding = {
  harm: (typeof harms)[number];
  file: string;
  field: string;
  value: string;
  fix: string;
};

/** What a launch is looked at with. */
export type Launch = {
  /** The content, and the pages built from it. */
  folder: string;
  dist: string;
  env: Readonly<Record<string, string | undefined>>;
  today: Date;
  /** Send a mail from MAIL_FROM to MAIL_TO. */
  testMail: boolean;
  /** Whom to ask about the domain; empty for the resolvers of this machine. */
  resolvers: readonly string[];
};

type Rule = (launch: Launch) => Omit<Finding, 'harm'>[] | Promise<Omit<Finding, 'harm'>[]>;

/** The content that the product ships with. */
const sample = join(import.meta.dirname, '..', '..', 'content');

const uncheckedArticles: Rule = ({ folder, today }) =>
  dueArticles(folder, today).map(({ file, checked }) => ({
    file,
    field: 'checked',
    value: `${checked || 'never'}, more than twelve months ago`,
    fix: 'Check every claim, sum and link, then write the new date and what changed.',
  }));

const rules: readonly (readonly Rule[])[] = [
  [
    ({ env }) => openSettings(env),
    ({ env, testMail }) => mailFaults(env, { test: testMail }),
    ({ env, resolvers }) => domainFaults(env, resolvers),
  ],
  [
    ({ folder, env }) => privacyFaults(folder, env),
    ({ folder }) => sampleValues(folder),
    ({ folder }) => samplePictures(folder, sample),
    ({ folder }) => claimsWithoutCase(folder),
    uncheckedArticles,
  ],
  [
    ({ env }) => stagingSetting(env),
    ({ dist, env }) => builtSiteFaults(dist, env),
    ({ folder }) => sampleHosts(folder),
  ],
  [({ folder, today }) => outdatedYear(folder, today), ({ folder }) => orphanPictures(folder)],
];

/** Everything that keeps a site from going live, by harm. */
export async function launchFindings(launch: Launch): Promise<Finding[]> {
  const groups = harms.map(async (harm, index) => {
    const found = await Promise.all((rules[index] ?? []).map((rule) => rule(launch)));
    return found.flat().map((finding) => ({ harm, ...finding }));
  });
  return (await Promise.all(groups)).flat();
}
