import { createInterface } from 'node:readline/promises';
import { contrastProblems } from '../../apps/site/src/theme/colour-pairs.ts';
import { paletteFrom } from '../../apps/site/src/theme/palette.ts';
import { slugFrom } from '../entries/entry-slug.ts';

export const questionNames = [
  'name',
  'city',
  'accent',
  'ink',
  'domain',
  'phone',
  'chat',
  'email',
  'services',
] as const;

export type Answers = Record<(typeof questionNames)[number], string>;

type Question = {
  asks: string;
  example: string;
  /** Taken when nothing is answered. launch-check lists it as a sample. */
  otherwise?: (answers: Partial<Answers>) => string;
  /** What is wrong with an answer. */
  problem(value: string, answers: Partial<Answers>): string | undefined;
};

const matching = (pattern: RegExp, message: string) => (value: string) =>
  pattern.test(value) ? undefined : message;

const between = (value: string, least: number, most: number) =>
  value.length >= least && value.length <= most
    ? undefined
    : `has ${value.length} characters; write ${least} to ${most}.`;

const colour = matching(
  /^#[\da-f]{6}$/i,
  'must be six digits or letters a to f after a #, such as #ff5a1f.',
);
const phone = matching(
  /^\+\d{1,3} [\d ]{6,16}$/,
  'must be an international number with a space after the country code, such as "+91 422 1234567".',
);

export const servicesIn = (value: string) =>
  value
    .split(',')
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

function servicesProblem(value: string): string | undefined {
  const names = servicesIn(value);
  if (names.length === 0 || names.length > 12) return 'must be one to twelve names.';
  const long = names.find((name) => between(name, 2, 40));
  if (long) return `hold "${long}", which ${between(long, 2, 40)}`;
  const slugs = names.map(slugFrom);
  if (slugs.some((slug) => !slug)) return 'must be in Latin letters.';
  return new Set(slugs).size < slugs.length ? 'must be different from each other.' : undefined;
}

/** What a new site is made from, in the order in which it is asked. */
const questions: Record<keyof Answers, Question> = {
  name: {
    asks: 'The name of the agency',
    example: 'Noyyal Works',
    problem: (value) => between(value, 2, 22),
  },
  city: { asks: 'The city', example: 'Coimbatore', problem: (value) => between(value, 2, 18) },
  accent: { asks: 'The accent, a light colour', example: '#ff5a1f', problem: colour },
  ink: {
    asks: 'The ink, a dark colour',
    example: '#10131a',
    problem(value, { accent = '' }) {
      const wrong = colour(value);
      if (wrong || colour(accent)) return wrong;
      return contrastProblems(paletteFrom(accent, value))[0]?.message;
    },
  },
  domain: {
    asks: 'The domain of the site',
    example: 'noyyal.in',
    otherwise: ({ name = '' }) => `${slugFrom(name) || 'agency'}.example`,
    problem: matching(
      /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/,
      'must be a domain without https:// and in small letters, such as noyyal.in.',
    ),
  },
  phone: {
    asks: 'The telephone number',
    example: '+91 422 1234567',
    otherwise: () => '+91 00000 00000',
    problem: phone,
  },
  chat: {
    asks: 'The WhatsApp number',
    example: '+91 98765 43210',
    otherwise: ({ phone: number = '' }) => number,
    problem: phone,
  },
  email: {
    asks: 'The email address',
    example: 'hello@noyyal.in',
    otherwise: ({ domain = '' }) => `hello@${domain}`,
    problem: matching(/^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i, 'must be an email address.'),
  },
  services: {
    asks: 'The services, separated by commas',
    example: 'Websites, Local search, Ads',
    otherwise: () => 'Websites, Local search, Ads',
    problem: servicesProblem,
  },
};

/** What is wrong with the values, one line each: the flag, the mistake and what to write. */
export function answerProblems(answers: Partial<Answers>): string[] {
  return questionNames.flatMap((name) => {
    const { asks, example, otherwise, problem } = questions[name];
    const value = answers[name];
    if (value === undefined)
      return otherwise ? [] : [`--${name} is missing: ${asks}, such as ${example}.`];
    const wrong = problem(value, answers);
    return wrong ? [`--${name} ${wrong}`] : [];
  });
}

/** Asks on the terminal for what no flag gives, again until the answer can be used. */
export async function askForMissing(given: Partial<Answers>): Promise<Partial<Answers>> {
  const answers = { ...given };
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  for (const name of questionNames) {
    const { asks, example, otherwise, problem } = questions[name];
    while (answers[name] === undefined) {
      const usual = otherwise?.(answers);
      const answer = await terminal.question(`${asks} (${usual ?? `such as ${example}`}): `);
      const value = answer.trim() || usual;
      const wrong = value === undefined ? 'is required.' : problem(value, answers);
      if (wrong) console.info(`  ${asks} ${wrong}`);
      else answers[name] = value;
    }
  }
  terminal.close();
  return answers;
}

/** Fills in what neither a flag nor a person has answered. */
export function complete(answers: Partial<Answers>): Answers {
  const filled = { ...answers };
  for (const name of questionNames) filled[name] ??= questions[name].otherwise?.(filled) ?? '';
  return filled as Answers;
}
