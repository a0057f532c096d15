import { existsSync, readdirSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { contrastProblems } from '../../site/schemas/theme/colour-pairs.ts';
import { paletteFrom } from '../../site/schemas/theme/palette.ts';
import { slugFrom } from '../entries/entry-slug.ts';

export type Answers = {
  name: string;
  city: string;
  accent: string;
  ink: string;
  domain: string;
  phone: string;
  chat: string;
  email: string;
  services: string;
};

type Question = {
  asks: string;
  example: string;
  /** What is taken when nothing is said: a sample that launch-check lists. */
  otherwise?: (answers: Partial<Answers>) => string;
  problem(value: string, answers: Partial<Answers>): string | undefined;
};

const colour = (value: string) =>
  /^#[\da-f]{6}$/i.test(value) ? undefined : 'must be six digits after a #, such as #ff5a1f.';

const phone = (value: string) =>
  /^\+[\d ]{8,20}$/.test(value)
    ? undefined
    : 'must be an international number, such as "+91 422 1234567".';

const between = (value: string, least: number, most: number) =>
  value.length >= least && value.length <= most
    ? undefined
    : `has ${value.length} characters; write ${least} to ${most}.`;

/** What a new site is made from, in the order in which it is asked. */
export const questions: Record<keyof Answers, Question> = {
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
    problem: (value) =>
      /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/.test(value)
        ? undefined
        : 'must be a domain without https:// and in small letters, such as noyyal.in.',
  },
  phone: {
    asks: 'The telephone number',
    example: '+91 422 1234567',
    otherwise: () => '+91 00000 00000',
    problem: phone,
  },
  chat: {
    asks: 'The number of the chat',
    example: '+91 98765 43210',
    otherwise: ({ phone: number = '' }) => number,
    problem: phone,
  },
  email: {
    asks: 'The email address',
    example: 'hello@noyyal.in',
    otherwise: ({ domain = '' }) => `hello@${domain}`,
    problem: (value) =>
      /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(value) ? undefined : 'must be an email address.',
  },
  services: {
    asks: 'The services, with commas',
    example: 'Websites, Local search, Ads',
    otherwise: () => 'Websites, Local search, Ads',
    problem(value) {
      const names = servicesIn(value);
      if (names.length === 0 || names.length > 12) return 'must be one to twelve names.';
      const long = names.find((name) => between(name, 2, 40));
      if (long) return `hold "${long}", which ${between(long, 2, 40)}`;
      const slugs = names.map(slugFrom);
      if (slugs.some((slug) => !slug)) return 'must have names in Latin letters.';
      return new Set(slugs).size < slugs.length ? 'name one twice.' : undefined;
    },
  },
};

export const servicesIn = (value: string) =>
  value
    .split(',')
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

/** What is wrong with the values, one line each: the flag, the fault and what to write. */
export function answerProblems(answers: Partial<Answers>): string[] {
  return Object.entries(questions).flatMap(([name, question]) => {
    const value = answers[name as keyof Answers];
    if (value === undefined)
      return question.otherwise
        ? []
        : [`--${name} is missing: ${question.asks}, such as ${question.example}.`];
    const problem = question.problem(value, answers);
    return problem ? [`--${name} ${problem}`] : [];
  });
}

/** Asks on the terminal for what no flag says, again until it can be used. */
export async function askForMissing(given: Partial<Answers>): Promise<Partial<Answers>> {
  const answers = { ...given };
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  for (const [key, { asks, example, otherwise, problem }] of Object.entries(questions)) {
    const name = key as keyof Answers;
    while (answers[name] === undefined) {
      const usual = otherwise?.(answers);
      const answer = await terminal.question(`${asks} (${usual ?? `such as ${example}`}): `);
      const value = answer.trim() || usual;
      const wrong = value === undefined ? 'is needed.' : problem(value, answers);
      if (wrong) console.info(`  ${asks} ${wrong}`);
      else answers[name] = value;
    }
  }
  terminal.close();
  return answers;
}

/** Fills in what neither a flag nor a person has said. */
export function complete(answers: Partial<Answers>): Answers {
  const filled = { ...answers };
  for (const [name, { otherwise }] of Object.entries(questions))
    filled[name as keyof Answers] ??= otherwise?.(filled) ?? '';
  return filled as Answers;
}

/** Why a folder cannot take a new site. */
export function folderProblem(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const held = readdirSync(folder).filter((name) => name !== '.git');
  return held.length === 0
    ? undefined
    : `${folder} is not empty: it holds ${held.slice(0, 3).join(', ')}. Choose another folder.`;
}
