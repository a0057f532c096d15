import { z } from 'zod';
import { list } from './config-values.ts';

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

export const MAKE_SECRET = 'Make one with: echo "whsec_$(openssl rand -base64 32)"';

/** The form that Standard Webhooks asks for: 24 to 64 random bytes in base64 after `whsec_`. */
export const webhookSecret = z.string().refine((text) => {
  const bytes = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(text)?.[1];
  const length = bytes === undefined ? 0 : Buffer.from(bytes, 'base64').length;
  return length >= 24 && length <= 64;
}, `must be whsec_ and 24 to 64 random bytes in base64, so that the receiver can check who calls. ${MAKE_SECRET}`);
