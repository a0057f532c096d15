import { LEAD_FORMS } from '../../contract/lead-forms.ts';
import type { Lead } from './lead.ts';

/** Subject and both bodies of a mail. */
export type MailText = { readonly subject: string; readonly text: string; readonly html: string };

// Up to four words of letters, each perhaps with a full stop after it; nothing that reads as a link.
const PLAIN_NAME =
  /^(?:[\p{L}\p{M}'’-]|\u200C|\u200D)+\.?(?: (?:[\p{L}\p{M}'’-]|\u200C|\u200D)+\.?){0,3}$/u;
const FORM_NAMES = { contact: 'Contact form', seo: 'SEO quote form' } as const;

/** The mail that tells the agency of a lead: every field the visitor filled, and where to find it again. */
export function agencyMailText(lead: Lead): MailText {
  const facts: [string, string][] = LEAD_FORMS[lead.kind].fields
    .filter((field) => lead[field.name] !== '')
    .map((field) => [field.label, lead[field.name]]);
  facts.push(['Received', lead.receivedAt], ['Lead', lead.id]);
  const who = lead.company === '' ? lead.name : `${lead.name}, ${lead.company}`;
  const heading = `${FORM_NAMES[lead.kind]}: ${who}`;
  const note = 'Reply to this mail to write to the visitor.';
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${htmlLines(value)}</td></tr>`,
  );
  return {
    subject: heading,
    text: `${facts.map(([label, value]) => textFact(label, value)).join('\n')}\n\n${note}\n`,
    html: page(heading, `<table cellpadding="6">${rows.join('')}</table><p>${note}</p>`),
  };
}

/**
 * The mail that thanks the visitor. It repeats nothing the visitor wrote except a plain name: anyone
 * can type anybody's address into a form, and the mail must not carry a stranger's words there.
 */
export function acknowledgementText(lead: Lead, agency: string): MailText {
  const greeting =
    lead.name.length <= 60 && PLAIN_NAME.test(lead.name) ? `Hello ${lead.name},` : 'Hello,';
  const lines = [
    `Thank you for writing to ${agency}. Your message has reached us, and one of us will get back to you shortly.`,
    'If something is missing, reply to this mail.',
  ];
  return {
    subject: `We have received your message – ${agency}`,
    text: `${greeting}\n\n${lines.join('\n\n')}\n\n${agency}\n`,
    html: page(
      `We have received your message`,
      [greeting, ...lines, agency].map((line) => `<p>${escapeHtml(line)}</p>`).join(''),
    ),
  };
}

/** Text that is safe inside HTML and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function textFact(label: string, value: string): string {
  return value.includes('\n') || value.length > 60
    ? `${label}:\n${value.replace(/^/gm, '  ')}`
    : `${label}: ${value}`;
}

function htmlLines(value: string): string {
  return escapeHtml(value).replaceAll('\n', '<br>');
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body>${body}</body></html>`;
}
