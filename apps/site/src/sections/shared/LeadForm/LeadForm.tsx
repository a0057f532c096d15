import { createHash } from 'node:crypto';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { thankYouPathIn } from '@agency/content/site-languages.ts';
import type { LeadKind } from '@agency/contract/lead-forms.ts';
import type { fields } from '../../../blocks/LegalText/schema.ts';
import { Section } from '../../../components/Section/Section.tsx';
import {
  allCaseStudies,
  blockOn,
  serviceNames,
  singleFile,
  type Words,
  wordsIn,
} from '../../../content.ts';
import { emailHref, phoneHref } from '../../../layout/contact-links.ts';
import { leadsHost } from '../../../layout/leads-host.ts';
import { hasLongWord } from '../../../theme/title-width.ts';
import { FormBody } from './FormBody.tsx';
import styles from './LeadForm.module.css';

/** The widest word that fits the narrow column of the heading, in em; also with letters further apart. */
const WIDEST_WORD = 3.4;

export type LeadFormProps = {
  kind: LeadKind;
  heading: string;
  text: string;
  /** The words of the button, where they are not those of all forms. */
  submit?: string;
  /** What the field for the industry is filled in with. */
  industry?: string;
  /** true leaves the choice of services out: the page is about one of them. */
  withoutServices?: boolean;
  /** The language of the page, where it is not that of the site. */
  language?: string;
  tone?: Tone;
};

const noField = { use: 'off' } as const;

/** The ids by which links and the plan of the SEO page find a form. */
const anchors: Record<LeadKind, string> = { contact: 'write', seo: 'quote' };

/** Which notice a visitor saw: the day of the privacy policy, and a hash of its text and of the form's notice. */
async function noticeVersion(notice: Words['form']['notice']): Promise<string> {
  const policy = blockOn<typeof fields>(await singleFile('privacyPolicy'), 'LegalText');
  if (!policy) throw new Error('The privacy policy has no text.');
  const text = JSON.stringify([policy.introduction, policy.sections, policy.consent, notice]);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return `${policy.updated.toISOString().slice(0, 10)} ${hash}`;
}

/** A section with a lead form: a heading and what happens after sending at the left, the fields at the right. */
export async function LeadForm(props: LeadFormProps) {
  const {
    kind,
    heading,
    text,
    submit,
    industry,
    withoutServices,
    language,
    tone = 'paper',
  } = props;
  const { form: shared } = await wordsIn(language);
  const contact = { ...shared.fields?.contact, ...(withoutServices && { services: noField }) };
  const copy = {
    ...shared,
    fields: { ...shared.fields, contact },
    submit: { ...shared.submit, ...(submit && { [kind]: submit }) },
  };
  const brand = await singleFile('brand');
  const industries = (await allCaseStudies()).map(({ data }) => data.industry);
  const id = anchors[kind];
  const titleId = `${id}-title`;
  return (
    <Section tone={tone} id={id} labelledBy={titleId}>
      <div className={styles.grid}>
        <header className={styles.head}>
          <h2
            className={styles.title}
            id={titleId}
            data-long={hasLongWord(heading, WIDEST_WORD) || undefined}
          >
            {heading}
          </h2>
          <p className={styles.text}>{text}</p>
        </header>
        <div>
          <FormBody
            kind={kind}
            copy={copy}
            language={language}
            thankYou={language && thankYouPathIn(language)}
            noticeVersion={await noticeVersion(copy.notice)}
            choices={await serviceNames('choices')}
            industry={industry}
            industries={[...new Set(industries)].sort()}
            host={leadsHost}
            phone={{ text: brand.phone, href: phoneHref(brand) }}
            email={{ text: brand.email, href: emailHref(brand) }}
            labelledBy={titleId}
          />
        </div>
      </div>
    </Section>
  );
}
