import type { CaseType } from '@agency/content/schemas/case-type.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import styles from './CaseChallenges.module.css';

type CaseChallengesProps = {
  caseType: CaseType;
  heading: string;
  items: readonly { title: string; text: string }[];
  tone: Tone;
};

/** The problems: a ruled list, or for a feed one giant line each. */
export function CaseChallenges({ caseType, heading, items, tone }: CaseChallengesProps) {
  return (
    <Section tone={tone} labelledBy="challenges-title">
      <Heading id="challenges-title" title={heading} />
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
