import type { LocaleSettings } from '../locale.ts';
import type { Lead } from '../store/lead.ts';
import { filledFields, leadDetails, leadTitle } from './agency-mail.ts';
import { detailsHtml, detailsText, type MailText, mailPage, mailParagraph } from './mail-page.ts';

const INTRO =
  'These messages look like spam, or came after many others from the same network. They are sent in one email, at most once an hour, and the senders got no automatic reply. If one is genuine, write to the address in it.';

/** The mail with all suspected leads since the last one, each complete and with the reasons. */
export function spamSummaryText(leads: readonly Lead[], locale: LocaleSettings): MailText {
  const subject = `Suspected spam: ${leads.length === 1 ? 'one lead' : `${leads.length} leads`}`;
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
