import { z } from 'astro/zod';
import { address } from './link.ts';
import type { ImageShape } from './picture.ts';

const sampled = (what: string) =>
  z
    .string({ error: `is missing. Write ${what}.` })
    .min(1, { error: `is empty. Write ${what}.` })
    .describe(what);

/** Every value that the agency fills in before going live. */
export const brand = (image: ImageShape) =>
  z.strictObject({
    logo: image().describe('The logo in the header, on dark: ./brand/logo-lockup.svg'),
    wordmark: image().describe('The giant wordmark in the footer, on lime: ./brand/wordmark.svg'),
    name: sampled('the name of the agency'),
    legalName: sampled('the registered name of the company'),
    tagline: sampled('the line under the name'),
    url: z
      .url({ protocol: /^https$/, error: 'must be a full https:// address of the live site.' })
      .describe('The address of the live site, without a path'),
    phone: z
      .string()
      .regex(/^\+[\d ]{8,20}$/, {
        error: 'must be an international number such as +91 44 1234 5678.',
      })
      .describe('Telephone number in international form'),
    email: z.email({ error: 'must be an e-mail address.' }).describe('Public e-mail address'),
    address: z.strictObject({
      street: sampled('street and number'),
      locality: sampled('the city'),
      region: sampled('the state'),
      postalCode: z
        .string()
        .regex(/^\d{6}$/, { error: 'must be a six-digit PIN code in quotes.' })
        .describe('PIN code'),
      country: sampled('the two-letter country code'),
      latitude: z.number().min(-90).max(90).describe('Latitude in degrees'),
      longitude: z.number().min(-180).max(180).describe('Longitude in degrees'),
    }),
    social: z.strictObject({
      facebook: address,
      instagram: address,
      linkedin: address,
      youtube: address,
    }),
    trackers: z
      .strictObject({
        metaPixelId: z
          .string()
          .regex(/^\d*$/, { error: 'must be the digits of the Meta pixel, or empty.' })
          .describe('Meta pixel loaded on the thank-you page after consent; empty for none'),
      })
      .describe('Third-party trackers; none is loaded before the visitor agrees'),
    foundingYear: z.number().int().min(1990).max(2100).describe('Year of founding'),
    samples: z
      .array(z.string())
      .describe(
        'Fields above that still hold a sample value; remove a name here when its value is real',
      ),
  });

export type Brand = z.infer<ReturnType<typeof brand>>;
