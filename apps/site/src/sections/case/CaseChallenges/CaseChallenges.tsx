import { Heading } from '../../../components/Heading/Heading.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { singleFile } from '../../../content.ts';
import type { CaseBlockProps } from '../case-block-props.ts';
import styles from './CaseChallenges.module.css';

/** The problems: a ruled list, or for a feed one giant line each. */
export async function CaseChallenges({ study, caseType, tone }: CaseBlockProps) {
  const { challenges: items, chapters } = study.data;
  const { challenges } = (await singleFile('interface')).caseStudy;
  return (
    <Section tone={tone} labelledBy="challenges-title">
      <Heading id="challenges-title" title={chapters?.challenges ?? challenges} />
      <ul className={caseType === 'feed' ? styles.giant : styles.ruled}>
        {items.map((item) => (
          <li key={item.title} data-reveal="">
            <h3 className={caseType === 'feed' ? 'title-poster' : 'title-md'}>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
