import { looksLikeSpam } from '../intake/many-from-network.ts';
import type { LocaleSettings } from '../locale.ts';
import type { Lead } from '../store/lead.ts';
import { filledFields, leadDetails, leadTitle } from './agency-mail.ts';
import { detailsHtml, detailsText, type MailText, mailPage, mailParagraph } from './mail-page.ts';

const INTRO =
  'These messages look like spam, or came after many others from the same network. They are sent in one email, at most once an hour, and the senders got no automatic reply. If one is genuine, write to the address in it.';

const countOf = (count: number) => (count === 1 ? 'one lead' : `${count} leads`);

/** Leads that only came after many others are not called spam. */
function subjectOf(leads: readonly Lead[]): string {
  const suspected = leads.filter(({ spamReasons }) => looksLikeSpam(spamReasons)).length;
  const others = leads.length - suspected;
  if (others === 0) return `Suspected spam: ${countOf(suspected)}`;
  const many = `after many from one network: ${countOf(others)}`;
  return suspected === 0 ? `Received ${many}` : `Suspected spam: ${countOf(suspected)}; ${many}`;
}

/** The mail with all leads of the summary since the last one, each complete and with the reasons. */
export function spamSummaryText(leads: readonly Lead[], locale: LocaleSettings): MailText {
  const subject = subjectOf(leads);
  const entries = leads.map((lead) => ({
    title: leadTitle(lead),
    details: [
      ['Why it is in this email', lead.spamReasons.join('\n')] as const,
      ...filledFields(lead),
      ...leadDetails(lead, locale.timeZone),
    ],
  }));
  const texts = entries.map(({ title, details }) => `${title}\n${detailsText(details)}`);
  const pages = entries.map(({ title, details }) => mailParagraph(title) + detailsHtml(details));
  return {
    subject,
    text: [INTRO, ...texts, ''].join('\n\n'),
    html: mailPage(subject, [mailParagraph(INTRO), ...pages].join('<hr>')),
  };
}
