import { LEAD_FORMS } from '../../../contract/lead-forms.ts';
import type { OriginKey } from '../../../contract/lead-origin.ts';
import type { Lead } from '../store/lead.ts';
import { agencyTime } from './agency-time.ts';
import {
  type MailText,
  mailButtons,
  mailFacts,
  mailPage,
  mailParagraph,
  textFact,
} from './mail-page.ts';
import { phoneLinks } from './phone-links.ts';

/** What the mail needs to know of the agency. */
export type AgencyPlace = { readonly timeZone: string; readonly countryCode: string | null };

type Fact = readonly [string, string];

const FORM_NAMES = { contact: 'Contact form', seo: 'SEO quote form' } as const;

const ORIGIN_NAMES: Readonly<Record<OriginKey, string>> = {
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

/** The mail that tells the agency of a lead: who, how to answer in one tap, and where it came from. */
export function agencyMailText(lead: Lead, place: AgencyPlace): MailText {
  const subject = `${lead.spamReasons.length > 0 ? '[perhaps spam] ' : ''}${leadTitle(lead)}`;
  const filled = filledFields(lead);
  const background = backgroundFacts(lead, place);
  const doubts = lead.spamReasons.length > 0 ? doubtsOf(lead) : null;
  const { call, whatsapp } = phoneLinks(lead.phone, place.countryCode);
  const reply = `mailto:${encodeURIComponent(lead.email).replace('%40', '@')}?subject=${encodeURIComponent(`Your message, reference ${lead.reference}`)}`;
  const buttons: Fact[] = [
    ['Call', call],
    ...(whatsapp === null ? [] : [['WhatsApp', whatsapp] as const]),
    ['Reply', reply],
  ];
  const note = 'Reply to this mail to write to the visitor.';
  return {
    subject,
    text: [
      ...(doubts === null ? [] : [doubts]),
      filled.map(([label, value]) => textFact(label, value)).join('\n'),
      buttons
        .slice(0, -1)
        .map(([label, address]) => `${label}: ${address}`)
        .join('\n'),
      note,
      background.map(([label, value]) => textFact(label, value)).join('\n'),
      '',
    ].join('\n\n'),
    html: mailPage(
      subject,
      [
        ...(doubts === null ? [] : [mailParagraph(doubts)]),
        mailFacts(filled),
        mailButtons(buttons),
        mailParagraph(note),
        mailFacts(background),
      ].join(''),
    ),
  };
}

/** A lead in one line: its form and who wrote. */
export function leadTitle(lead: Lead): string {
  const who = lead.company === '' ? lead.name : `${lead.name}, ${lead.company}`;
  return `${FORM_NAMES[lead.kind]}: ${who}`;
}

/** Every field the visitor filled, with its label. */
export function filledFields(lead: Lead): Fact[] {
  return LEAD_FORMS[lead.kind].fields
    .filter((field) => lead[field.name] !== '')
    .map((field) => [field.label, lead[field.name]]);
}

/** When and whence a lead came, and what its visitor agreed to. */
export function backgroundFacts(lead: Lead, { timeZone }: AgencyPlace): Fact[] {
  const { noticeVersion, marketing } = lead.consent;
  return [
    ['Received', agencyTime(lead.receivedAt, timeZone)],
    ['Reference', lead.reference],
    ...Object.entries(lead.origin).map(
      ([key, value]): Fact => [ORIGIN_NAMES[key as OriginKey], value],
    ),
    ['News by mail', marketing ? 'agreed to' : 'not asked for'],
    ...(noticeVersion === '' ? [] : [['Privacy notice shown', noticeVersion] as const]),
    ['Lead', lead.id],
  ];
}

function doubtsOf(lead: Lead): string {
  return `Perhaps spam:\n${lead.spamReasons.map((reason) => `- ${reason}`).join('\n')}`;
}
