import { z } from 'astro/zod';
import { agencyDay } from '../agency-day.ts';
import { editor } from './editor.ts';
import { url } from './link.ts';
import { telephone } from './telephone.ts';
import { formatted, label } from './text.ts';

const filledIn = (what: string) => formatted(what, /./, 'filled in');

const time = (what: string) =>
  formatted(what, /^([01]\d|2[0-3]):[0-5]\d$/, 'a time in quotes such as "09:30"');

/** What India's coordinates and PIN codes look like: the two numbers are often exchanged. */
const INDIA = { latitude: [6, 38], longitude: [68, 98] } as const;

type Place = { country: string; postalCode: string; latitude: number; longitude: number };

function refinePlace(
  { country, postalCode, latitude, longitude }: Place,
  context: z.RefinementCtx,
) {
  const report = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (country !== 'IN') return;
  if (!/^\d{6}$/.test(postalCode)) report('postalCode', 'must be a six-digit PIN code in quotes.');
  const isIn = ([least, most]: readonly [number, number], value: number) =>
    value >= least && value <= most;
  if (isIn(INDIA.latitude, latitude) && isIn(INDIA.longitude, longitude)) return;
  const isExchanged = isIn(INDIA.latitude, longitude) && isIn(INDIA.longitude, latitude);
  report(
    'latitude',
    isExchanged
      ? `and longitude are exchanged. Write latitude: ${longitude} and longitude: ${latitude}.`
      : `${latitude} and longitude ${longitude} are not in India. Copy both from a map: Chennai is 13.0948 and 80.2889.`,
  );
}

const script = (name: string) =>
  z
    .url({ protocol: /^https$/, error: 'must be the full https:// address of a script.' })
    .describe(`The address of the script of ${name}, of its own server or yours`);

const trackerId = (what: string, form: RegExp, example: string) =>
  formatted(`${what}; empty for none`, form, `an ID such as ${example}, or empty`).default('');

const digits = (what: string) => formatted(`the ${what}, in quotes`, /^\d+$/, 'digits in quotes');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

const address = z
  .strictObject({
    street: filledIn('street and number'),
    locality: filledIn('the city'),
    region: filledIn('the state'),
    postalCode: formatted(
      'the PIN code or postcode',
      /^[A-Z\d][A-Z\d -]{1,9}$/,
      'a six-digit PIN code, or the postcode of your country, in quotes',
    ),
    country: formatted(
      'the two letters of the country; phone numbers without a country code are of it',
      /^[A-Z]{2}$/,
      'the two letters of the country, such as IN',
    ),
    latitude: z.number().min(-90).max(90).describe('Latitude in degrees'),
    longitude: z.number().min(-180).max(180).describe('Longitude in degrees'),
  })
  .superRefine(refinePlace);

const hours = z
  .array(
    z
      .strictObject({
        label: filledIn('the days and hours as people read them'),
        days: z
          .array(
            z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
          )
          .min(1)
          .describe('The days, in English, in full'),
        opens: time('the opening time, as 09:30'),
        closes: time('the closing time, as 18:30'),
      })
      .refine(({ opens, closes }) => opens < closes, {
        path: ['closes'],
        error:
          'is not after `opens`. Write both with 24 hours: "18:30" for half past six in the evening.',
      }),
  )
  .default([]);

/** Another office: pages show it beside the first one, and search engines read it as a part of the agency. */
const office = z.strictObject({
  name: filledIn('its name, such as "Office in Erode"'),
  address,
  phone: telephone('its telephone number, if it has another one').optional(),
  hours: hours.describe('Its opening hours'),
});

const profile = z.strictObject({
  label: label('the name of the place, such as Google'),
  href: z.url({ protocol: /^https$/, error: 'must be the full https:// address of the profile.' }),
});

/** The form of a GSTIN: state, PAN, number, Z, check digit. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/;

const taxNumber = z
  .strictObject({
    label: label('what it is called: GSTIN'),
    value: filledIn('the number'),
  })
  .refine(({ label, value }) => label !== 'GSTIN' || GSTIN.test(value), {
    path: ['value'],
    error: 'must be a GSTIN of 15 signs, such as 33ABCDE1234F1Z5.',
  });

/** Every value that the agency fills in before going live. */
export const brand = z.strictObject({
  name: filledIn('the name of the agency'),
  legalName: filledIn('the registered name of the company'),
  tagline: filledIn('the line under the name'),
  url: z
    .url({ protocol: /^https$/, error: 'must be a full https:// address of the live site.' })
    .regex(/^https:\/\/[^\s/?#;,'"<>]+\/?$/, 'must be an https:// address without a path.')
    .describe('The address of the live site, without a path'),
  phone: telephone('the telephone number in international form'),
  chat: telephone('the WhatsApp number, if it is not the telephone number').optional(),
  email: z.email({ error: 'must be an email address.' }).describe('Public email address'),
  address,
  timeZone: z
    .string({ error: 'is missing. Write the time zone of the agency, such as Asia/Kolkata.' })
    .refine(isTimeZone, { error: 'must be the name of a time zone, such as Asia/Kolkata.' })
    .describe('The time zone of the agency, for the times in mails about leads'),
  retentionMonths: z
    .number({ error: 'must be a number of months.' })
    .int('must be whole months.')
    .min(1, 'must be at least 1 month.')
    .max(120, 'must be at most 120 months.')
    .optional()
    .describe(
      'Months after which an enquiry is deleted from the database; 24 if it is missing. {retention} in a text shows it. A smaller number begins 30 days after it is published; until then the old number takes it back',
    ),
  hours: hours.describe('When the telephone is answered, for the footer and for search engines'),
  // The editor leaves out a group without a value.
  social: z
    .strictObject({
      facebook: url.optional(),
      instagram: url.optional(),
      linkedin: url.optional(),
      youtube: url.optional(),
    })
    .prefault({}),
  profiles: z
    .array(profile)
    .default([])
    .describe(
      'Other profiles, such as Google or a directory: links in the footer, and for search engines',
    ),
  offices: z
    .array(office)
    .default([])
    .describe(
      'Other offices: in the footer, on the contact page with hours and map, and for search engines',
    ),
  taxNumber: taxNumber
    .optional()
    .describe(
      'The tax number: in the footer, at the foot of the automatic reply, and for search engines',
    ),
  trackers: z
    .strictObject({
      plausible: script('Plausible').optional(),
      umami: z
        .strictObject({
          script: script('Umami'),
          websiteId: formatted('the website ID', /^[\da-f-]{36}$/, 'the website ID of Umami'),
        })
        .optional()
        .describe('Umami; left out for none'),
      googleAnalyticsId: trackerId('Google Analytics 4', /^(G-[A-Z\d]+)?$/, 'G-AB12CD34EF'),
      googleAdsConversion: trackerId(
        'the "send_to" of the conversion of Google Ads',
        /^(AW-\d+\/[\w-]+)?$/,
        'AW-123456789/AbC-D_efG',
      ),
      metaPixelId: trackerId('the digits of the Meta pixel, in quotes', /^\d*$/, '"1029384756"'),
      linkedin: z
        .strictObject({ partnerId: digits('partner ID'), conversionId: digits('conversion ID') })
        .optional()
        .describe('LinkedIn Insight Tag; left out for none'),
    })
    .prefault({})
    .describe('What counts visits and leads; those with cookies are loaded only after a yes'),
  machines: z
    .strictObject({
      answers: z.boolean().describe('true when answers by AI may quote the site'),
      training: z.boolean().describe('true when AI may be trained on the site'),
    })
    .describe('What robots.txt allows AI to do; search engines may always read'),
  editor: editor.optional().describe('The git host of this content, for the editor at /admin'),
  foundingYear: z
    .number()
    .int()
    .min(1900)
    .refine((year) => year <= Number(agencyDay(new Date()).slice(0, 4)), {
      error: 'is in the future. Correct the year.',
    })
    .describe('Year of founding'),
  samples: z
    .array(z.string())
    .default([])
    .describe(
      'Fields above that still have a sample value; remove a name here when its value is real',
    ),
});

export type Brand = z.infer<typeof brand>;

export type Office = z.infer<typeof office>;
