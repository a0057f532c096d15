import type { z } from 'astro/zod';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { formatted } from './text.ts';

const FORM = /^\+[\d ]{8,20}$/;
const RULE = 'an international number such as +91 44 1234 5678';

/** What is wrong with a number of the agency; undefined when it can be called. The service reads visitors' numbers so too. */
export function telephoneProblem(number: string): string | undefined {
  if (!FORM.test(number)) return `must be ${RULE}.`;
  if (parsePhoneNumberFromString(number)?.isValid()) return undefined;
  return `"${number}" is no number of its country: a digit is missing, or one too many. Compare it with your telephone bill.`;
}

export const telephone = (purpose: string): z.ZodType<string, string> =>
  formatted(purpose, FORM, RULE).superRefine((value, context) => {
    const problem = telephoneProblem(value);
    if (problem) context.addIssue(problem);
  });
