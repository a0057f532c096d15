import type { LocaleSettings } from '../../locale.ts';
import type { Lead } from '../store/lead.ts';
import { backgroundFacts, filledFields, leadTitle } from './agency-mail.ts';
import { type MailText, mailFacts, mailPage, mailParagraph, textFact } from './mail-page.ts';

/** The mail with all suspected leads since the last one, each whole and with the reasons. */
export function spamSummaryText(leads: readonly Lead[], locale: LocaleSettings): MailText {
  const count = leads.length === 1 ? 'one lead' : `${leads.length} leads`;
  const subject = `Suspected spam: ${count}`;
  const intro = `These look like spam, so they come in one mail, at most once an hour, and the visitors got no automatic reply. If a person wrote one, answer it as usual: write to the address in it.`;
  const entries = leads.map((lead) => ({
    title: leadTitle(lead),
    facts: [
      ['Why it is suspected', lead.spamReasons.join('\n')] as const,
      ...filledFields(lead),
      ...backgroundFacts(lead, locale.timeZone),
    ],
  }));
  return {
    subject,
    text: [
      intro,
      ...entries.map(({ title, facts }) =>
        [title, ...facts.map(([label, value]) => textFact(label, value))].join('\n'),
      ),
      '',
    ].join('\n\n'),
    html: mailPage(
      subject,
      [
        mailParagraph(intro),
        ...entries.map(({ title, facts }) => mailParagraph(title) + mailFacts(facts)),
      ].join('<hr>'),
    ),
  };
}
