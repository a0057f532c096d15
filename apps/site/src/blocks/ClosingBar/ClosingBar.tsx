import type { Tone } from '@agency/content/schemas/tone.ts';
import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { singleFile } from '../../content.ts';
import { ctaAction } from '../../layout/cta-action.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './ClosingBar.module.css';
import type { fields } from './schema.ts';

type ClosingBarProps = Omit<BlockProps<typeof fields>, 'id' | 'tone' | 'page'> & {
  id?: string;
  tone?: Tone;
};

/** The call to action at the end of a page. */
export async function ClosingBar(props: ClosingBarProps) {
  const { id = 'closing-title', heading, text, action, tone = 'dark' } = props;
  const brand = await singleFile('brand');
  return (
    <Section tone={tone} labelledBy={id} className={styles.band}>
      <div className={styles.bar}>
        <h2 className={styles.heading} id={id}>
          {heading}
        </h2>
        <div className={styles.side}>
          <p>{text}</p>
          <ActionLink {...ctaAction(action, brand)} />
        </div>
      </div>
    </Section>
  );
}
