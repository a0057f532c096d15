import { z } from 'zod';

/** The process environment, or a stand-in for it. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** One setting that is wrong; `message` continues the sentence that the variable's name begins. */
export type SettingProblem = { readonly variable: string; readonly message: string };

/** A setting's text without surrounding space; an empty setting counts as absent. */
export function setting<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (text) => (typeof text === 'string' ? text.trim() || undefined : text),
    schema,
  );
}

/** A comma-separated setting as a list without blanks; absent means empty. */
export const list = setting(
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
);

/** A whole number between two bounds, both included. */
export function wholeNumber(least: number, most: number, example: string) {
  const message = `must be a whole number from ${least} to ${most}, such as ${example}.`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((number) => Number.isNaN(number) || (number >= least && number <= most), message);
}

/**
 * An http or https address without user name and password, which `fetch` refuses.
 * @param example an address to show in the message
 */
export function webAddress(example: string) {
  return z.string().superRefine((text, context) => {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url === null || !/^https?:$/.test(url.protocol)) {
      context.addIssue(`must be an http or https address, such as ${example}.`);
    } else if (url.username !== '' || url.password !== '') {
      context.addIssue(
        'cannot hold a user name or password: the receiver knows the caller by the signature, or put a token into the path or query.',
      );
    }
  });
}

/** One web origin, such as `https://agency.example`; a path or a trailing slash is a problem. */
export function origin() {
  return z.string().transform((text, context) => {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url !== null && /^https?:$/.test(url.protocol) && url.origin === text.toLowerCase()) {
      return url.origin;
    }
    context.addIssue(
      `holds "${text}", which is not an origin. Write https://agency.example, without a path or a slash at the end.`,
    );
    return z.NEVER;
  });
}
