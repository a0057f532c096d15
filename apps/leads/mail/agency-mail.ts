import type { AttributionKey } from '@agency/contract/attribution-keys.ts';
import { LEAD_FORMS } from '@agency/contract/lead-forms.ts';
import { agencyTime } from '../agency-time.ts';
import type { LocaleSettings } from '../locale.ts';
import { headerAddress, type Lead } from '../store/lead.ts';
import {
  type Detail,
  detailsHtml,
  detailsText,
  type MailText,
  mailButtons,
  mailPage,
  mailParagraph,
} from './mail-page.ts';
import { phoneLinks } from './phone-links.ts';

const FORM_NAMES = { contact: 'Contact form', seo: 'SEO quote form' } as const;

const ATTRIBUTION_LABELS: Readonly<Record<AttributionKey, string>> = {
  landing: 'First page',
  referrer: 'Came from',
  utm_source: 'Campaign source',
  utm_medium: 'Campaign medium',
  utm_campaign: 'Campaign',
  utm_term: 'Campaign term',
  utm_content: 'Campaign content',
  gclid: 'Google click',
  gbraid: 'Google app click',
  wbraid: 'Google web click',
  fbclid: 'Meta click',
  msclkid: 'Microsoft click',
  li_fat_id: 'LinkedIn click',
  ttclid: 'TikTok click',
};

/** The mail to the agency about a lead: links to call or reply, the values, and the attribution. */
export function agencyMailText(lead: Lead, locale: LocaleSettings): MailText {
  const subject = leadTitle(lead);
  const filled = filledFields(lead);
  const background = leadDetails(lead, locale.timeZone);
  const numbers = phoneLinks(lead.phone, locale.country);
  const actions = numbers.flatMap(({ number, call, whatsapp }): Detail[] => {
    const which = numbers.length > 1 ? ` ${number}` : '';
    return [[`Call${which}`, call], ...(whatsapp ? [[`WhatsApp${which}`, whatsapp] as const] : [])];
  });
  const reply = `mailto:${encodeURIComponent(lead.email).replace('%40', '@')}?subject=${encodeURIComponent(`Your message, reference ${lead.reference}`)}`;
  const note =
    headerAddress(lead.email) === null
      ? 'Replying to this email does not reach the visitor. Write to the address below instead.'
      : 'Reply to this email to write to the visitor.';
  return {
    subject,
    text: [
      [...actions.map(([label, url]) => `${label}: ${url}`), note].join('\n'),
      detailsText(filled),
      detailsText(background),
      '',
    ].join('\n\n'),
    html: mailPage(
      subject,
      [
        mailButtons([...actions, ['Reply', reply]]),
        mailParagraph(note),
        detailsHtml(filled),
        detailsHtml(background),
      ].join(''),
    ),
  };
}

/** A lead in one line: form and name. */
export function leadTitle(lead: Lead): string {
  const who = lead.company === '' ? lead.name : `${lead.name}, ${lead.company}`;
  return `${FORM_NAMES[lead.kind]}: ${who}`;
}

/** The fields of a lead's form with their labels, and its message, which may have words from another field. */
export function labelledFields(lead: Lead): Detail[] {
  const fields = LEAD_FORMS[lead.kind].fields.map(({ label, name }): Detail => [label, lead[name]]);
  const hasMessage = LEAD_FORMS[lead.kind].fields.some(({ name }) => name === 'message');
  return hasMessage || lead.message === '' ? fields : [...fields, ['Message', lead.message]];
}

/** Every filled field, with its label. */
export function filledFields(lead: Lead): Detail[] {
  return labelledFields(lead).filter(([, value]) => value !== '');
}

const names = new Intl.DisplayNames('en', { type: 'language' });
const languageName = (code: string): string => names.of(code) ?? code;

/** Time, reference, language, attribution and consent of a lead. */
export function leadDetails(lead: Lead, timeZone: string): Detail[] {
  const { noticeVersion, marketing, language } = lead.consent;
  return [
    ['Received', `${agencyTime(lead.receivedAt, timeZone)} (${timeZone})`],
    ['Reference', lead.reference],
    ...(language ? [['Language of the form', languageName(language)] as const] : []),
    ...Object.entries(lead.attribution).map(
      ([key, value]): Detail => [ATTRIBUTION_LABELS[key as AttributionKey], value],
    ),
    // A form without the tick asks nobody.
    ...(marketing ? [['Newsletter', 'yes'] as const] : []),
    ...(noticeVersion === '' ? [] : [['Privacy notice shown', noticeVersion] as const]),
    ['Lead ID', lead.id],
  ];
}
