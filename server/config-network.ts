import { isIP } from 'node:net';
import { z } from 'zod';
import { list, type SettingProblem } from './config-values.ts';

/** `TRUST_PROXY`: none, all, or the networks of the proxies. */
export const trustedProxies = list.transform((networks, context): boolean | string[] => {
  const [only = 'false'] = networks;
  if (networks.length < 2 && (only === 'true' || only === 'false')) return only === 'true';
  if (networks.every(isNetwork)) return networks;
  context.addIssue(
    'must be false, true (only where nothing but a proxy reaches this port), or the networks of the proxies, such as 10.0.0.0/8,loopback.',
  );
  return z.NEVER;
});

/** The form that Standard Webhooks asks for: 24 to 64 random bytes in base64 after `whsec_`. */
export const webhookSecret = z.string().refine((text) => {
  const bytes = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(text)?.[1];
  const length = bytes === undefined ? 0 : Buffer.from(bytes, 'base64').length;
  return length >= 24 && length <= 64;
}, 'must be whsec_ and 24 to 64 random bytes in base64, so that the receiver can check who calls. Make one with: echo "whsec_$(openssl rand -base64 32)"');

/** Address and secret of the webhook need each other. */
export function missingWebhookSettings(given: (variable: string) => boolean): SettingProblem[] {
  if (given('WEBHOOK_URL') === given('WEBHOOK_SECRET')) return [];
  return given('WEBHOOK_URL')
    ? [
        {
          variable: 'WEBHOOK_SECRET',
          message:
            'is missing while WEBHOOK_URL is set: the receiver must be able to check who calls. Make one with: echo "whsec_$(openssl rand -base64 32)"',
        },
      ]
    : [
        {
          variable: 'WEBHOOK_URL',
          message:
            'is missing while WEBHOOK_SECRET is set: set the address to call, or remove the secret.',
        },
      ];
}

function isNetwork(text: string): boolean {
  if (/^(loopback|linklocal|uniquelocal)$/.test(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  const fits =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  return version !== 0 && fits && more.length === 0;
}
