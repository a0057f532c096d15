import { createInterface } from 'node:readline/promises';
import { telephoneProblem } from '@agency/content/schemas/telephone.ts';
import { contrastProblems } from '@agency/content/theme/colour-pairs.ts';
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
  label: string;
  example: string;
  /** The value without an answer. launch-check lists it as a sample. */
  defaultValue?: (answers: Partial<Answers>) => string;
  /** The mistake in an answer. */
  problem(value: string, answers: Partial<Answers>): string | undefined;
};

const matching = (pattern: RegExp, message: string) => (value: string) =>
  pattern.test(value) ? undefined : message;

const between = (value: string, min: number, max: number) =>
  value.length >= min && value.length <= max
    ? undefined
    : `has ${value.length} characters; write ${min} to ${max}.`;

const colour = matching(
  /^#[\da-f]{6}$/i,
  'must be six digits or letters a to f after a #, such as #ff5a1f.',
);
const countryCode = matching(
  /^\+\d{1,3} [\d ]{6,16}$/,
  'must be an international number with a space after the country code, such as "+91 422 1234567".',
);
const phone = (value: string) => countryCode(value) ?? telephoneProblem(value);

/** The mistake of the two colours together, with the colour that has to change. */
function contrastOf(colours: { accent: string; ink: string }): string | undefined {
  const [problem] = contrastProblems(colours);
  return problem && `does not suit the accent. The ${problem.field}: ${problem.message}`;
}

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

/** The questions about a new site, in their order. */
const questions: Record<keyof Answers, Question> = {
  name: {
    label: 'The name of the agency',
    example: 'Noyyal Works',
    problem: (value) => between(value, 2, 22),
  },
  city: { label: 'The city', example: 'Coimbatore', problem: (value) => between(value, 2, 18) },
  accent: { label: 'The accent, a light colour', example: '#ff5a1f', problem: colour },
  ink: {
    label: 'The ink, a dark colour',
    example: '#10131a',
    problem(value, { accent = '' }) {
      const wrong = colour(value);
      if (wrong || colour(accent)) return wrong;
      return contrastOf({ accent, ink: value });
    },
  },
  domain: {
    label: 'The domain of the site',
    example: 'noyyal.in',
    defaultValue: ({ name = '' }) => `${slugFrom(name) || 'agency'}.example`,
    problem: matching(
      /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/,
      'must be a domain without https:// and in lower-case letters, such as noyyal.in.',
    ),
  },
  phone: {
    label: 'The telephone number',
    example: '+91 422 1234567',
    defaultValue: () => '+91 11 0000 0000',
    problem: phone,
  },
  chat: {
    label: 'The WhatsApp number',
    example: '+91 98765 43210',
    defaultValue: ({ phone: number = '' }) => number,
    problem: phone,
  },
  email: {
    label: 'The email address',
    example: 'hello@noyyal.in',
    defaultValue: ({ domain = '' }) => `hello@${domain}`,
    problem: matching(/^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i, 'must be an email address.'),
  },
  services: {
    label: 'The services, separated by commas',
    example: 'Websites, Local search, Ads',
    defaultValue: () => 'Websites, Local search, Ads',
    problem: servicesProblem,
  },
};

/** All mistakes in the answers, one line each: the flag, the mistake and the fix. */
export function answerProblems(answers: Partial<Answers>): string[] {
  return questionNames.flatMap((name) => {
    const { label, example, defaultValue, problem } = questions[name];
    const value = answers[name];
    if (value === undefined)
      return defaultValue ? [] : [`--${name} is missing: ${label}, such as ${example}.`];
    const wrong = problem(value, answers);
    return wrong ? [`--${name} ${wrong}`] : [];
  });
}

/** Asks on the terminal for each value without a flag, until the answer is valid. */
export async function askForMissing(given: Partial<Answers>): Promise<Partial<Answers>> {
  const answers = { ...given };
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const nextName = () => questionNames.find((name) => answers[name] === undefined);
  for (let name = nextName(); name; name = nextName()) {
    const { label, example, defaultValue, problem } = questions[name];
    const fallback = defaultValue?.(answers);
    const answer = await terminal.question(`${label} (${fallback ?? `such as ${example}`}): `);
    const value = answer.trim() || fallback;
    const wrong = value === undefined ? 'is required.' : problem(value, answers);
    if (wrong) console.info(`  ${label} ${wrong}`);
    else answers[name] = value;
    // Either of the two colours may be the one to change.
    if (wrong && name === 'ink' && !colour(value ?? '')) answers.accent = given.accent;
  }
  terminal.close();
  return answers;
}

/** Fills in the default values. */
export function complete(answers: Partial<Answers>): Answers {
  const filled = { ...answers };
  for (const name of questionNames) filled[name] ??= questions[name].defaultValue?.(filled) ?? '';
  return filled as Answers;
}
