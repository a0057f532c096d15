import type { LocaleSettings } from '../locale.ts';
import type { Lead } from '../store/lead.ts';
import { backgroundFacts, filledFields, leadTitle } from './agency-mail.ts';
import { type MailText, mailFacts, mailPage, mailParagraph, textFacts } from './mail-page.ts';

const INTRO =
  'These messages look like spam. They are sent in one email, at most once an hour, and the senders got no automatic reply. If one is genuine, write to the address in it.';

/** The mail with all suspected leads since the last one, each complete and with the reasons. */
export function spamSummaryText(leads: readonly Lead[], locale: LocaleSettings): MailText {
  const subject = `Suspected spam: ${leads.length === 1 ? 'one lead' : `${leads.length} leads`}`;
  const entries = leads.map((lead) => ({
    title: leadTitle(lead),
    facts: [
      ['Why it looks like spam', lead.spamReasons.join('\n')] as const,
      ...filledFields(lead),
      ...backgroundFacts(lead, locale.timeZone),
    ],
  }));
  const texts = entries.map(({ title, facts }) => `${title}\n${textFacts(facts)}`);
  const pages = entries.map(({ title, facts }) => mailParagraph(title) + mailFacts(facts));
  return {
    subject,
    text: [INTRO, ...texts, ''].join('\n\n'),
    html: mailPage(subject, [mailParagraph(INTRO), ...pages].join('<hr>')),
  };
}
