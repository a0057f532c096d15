import { z } from 'zod';

/**
 * A setting without spaces around it; undefined when nothing is left. A comment at the end is removed, as in
 * `730 # two years`: Node does that in .env, systemd and Docker do not.
 */
export function settingText(text: string | undefined): string | undefined {
  return text?.split(/(?:^|\s)#(?:\s|$)/, 1)[0]?.trim() || undefined;
}

/** Cleans a setting first; an empty setting counts as absent. */
export function setting<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((text) => settingText(text as string | undefined), schema);
}

/** A comma-separated setting as a list without empty entries. */
export const list = setting(
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
);

/** A whole number between two bounds, both included. */
export function wholeNumber(min: number, max: number, example: string) {
  const message = `must be a whole number from ${min} to ${max}, such as ${example}.`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((number) => number >= min && number <= max, message);
}

function parseWebUrl(text: string): URL | null {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) ? url : null;
}

/**
 * An http or https URL without user name and password, which `fetch` refuses.
 * @param example a URL for the message
 */
export function webUrl(example: string) {
  return z.string().superRefine((text, context) => {
    const url = parseWebUrl(text);
    if (url === null) {
      context.addIssue(`must be an http or https URL, such as ${example}.`);
    } else if (url.username !== '' || url.password !== '') {
      context.addIssue('cannot hold a user name or password: use a token in the path or query.');
    }
  });
}

/** One web origin, such as `https://agency.example`; a path or a trailing slash is refused. */
export const origin = z.string().transform((text, context) => {
  const url = parseWebUrl(text);
  if (url?.origin === text.toLowerCase()) return url.origin;
  context.addIssue(
    `holds "${text}", which is not an origin. Write https://agency.example, without a path or a slash at the end.`,
  );
  return z.NEVER;
});

const names = z.enum(['loopback', 'linklocal', 'uniquelocal']);
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), names]);

/** `TRUST_PROXY`: none, all, or the networks of the proxies. */
export const trustedProxies = list.transform((networks, context): boolean | string[] => {
  const [only = 'false'] = networks;
  if (networks.length < 2 && (only === 'true' || only === 'false')) return only === 'true';
  if (networks.every((text) => network.safeParse(text).success)) return networks;
  context.addIssue(
    'must be false, true (only where nothing but a proxy reaches this port), or the networks of the proxies, such as 10.0.0.0/8,loopback.',
  );
  return z.NEVER;
});

export const MAKE_SECRET = 'make one with: echo "whsec_$(openssl rand -base64 32)"';

/** The format of Standard Webhooks: `whsec_`, then 24 to 64 random bytes in base64. */
export const webhookSecret = z.string().refine((text) => {
  const bytes = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(text)?.[1];
  const length = bytes === undefined ? 0 : Buffer.from(bytes, 'base64').length;
  return length >= 24 && length <= 64;
}, `must be whsec_ and 24 to 64 random bytes in base64: ${MAKE_SECRET}`);
