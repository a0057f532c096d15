import { entryUrl } from '@agency/content/page-url.ts';
import { CaseCard } from '../../components/CaseCard/CaseCard.tsx';
import { ContentStyle } from '../../components/ContentStyle/ContentStyle.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { caseStudyBySlug, singleFile, wordsIn, workCategory } from '../../content.ts';
import { createPictureSources } from '../../images/image-sources.ts';
import { cardColours } from '../../sections/case/load-client-themes.ts';
import { caseResult } from '../../sections/shared/case-result.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './Proof.module.css';
import type { fields } from './schema.ts';

/** What a person of testimonials.yaml says, the name first: the case beside it is another client. */
async function Quote({ name, language }: { name: string; language: string | undefined }) {
  const { testimonials } = await singleFile('testimonials');
  const { samples } = await wordsIn(language);
  const quote = testimonials.find((one) => one.name === name);
  if (!quote) return null;
  return (
    <figure className={styles.quote}>
      <figcaption>
        <strong>{quote.name}</strong>, {quote.role}
      </figcaption>
      <blockquote>{quote.feedback}</blockquote>
      {quote.sample ? <p className={styles.sample}>{samples.testimonials}</p> : null}
    </figure>
  );
}

/** One case study with its figure, beside what one client says. */
export async function Proof({
  id,
  tone,
  heading,
  caseStudy,
  quote,
  more,
  page,
}: BlockProps<typeof fields>) {
  const study = await caseStudyBySlug(caseStudy);
  const { client, cover, category } = study.data;
  return (
    <Section tone={tone} labelledBy={id}>
      <ContentStyle rules={cardColours([study])} />
      <Heading id={id} title={heading} />
      <div className={styles.grid}>
        <CaseCard
          title={client}
          category={(await workCategory(category)).name}
          href={entryUrl('caseStudies', caseStudy)}
          picture={await createPictureSources(cover, 'work')}
          result={caseResult(study.data)}
          clientTheme={caseStudy}
        />
        <div>
          {quote ? <Quote name={quote} language={page.language} /> : null}
          {more && more.length > 0 ? (
            <ul className={styles.more}>
              {more.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </Section>
  );
}
