import type { Tone } from '@agency/content/schemas/tone.ts';
import { formatPosition } from '../../components/format-position.ts';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { itemAttributes, ShowAll } from '../../components/ShowAll/ShowAll.tsx';
import type { BlockProps } from '../block-props.ts';
import { KindDrawing } from './KindDrawing.tsx';
import styles from './SeoKinds.module.css';
import type { fields, KindDrawingName } from './schema.ts';

/** The two drawings that are large, each on a ground of its own. */
const grounds: Partial<Record<KindDrawingName, Tone>> = { result: 'accent', answer: 'dark' };

/** The kinds of SEO as one sheet of drawings: ruled, of unequal size, numbered like frames. */
export function SeoKinds({ id, tone, ...copy }: BlockProps<typeof fields>) {
  const showAll = { label: copy.all, count: copy.items.length };
  return (
    <Section tone={tone} labelledBy={id}>
      <Heading id={id} title={copy.heading} size="xl" />
      <ul className={styles.kinds}>
        {copy.items.map(({ title, text, drawing }, index) => (
          <li
            key={title}
            className={styles.kind}
            data-tone={grounds[drawing] ?? 'paper'}
            data-large={drawing in grounds || undefined}
            {...itemAttributes(index, showAll)}
          >
            <div className={styles.tile}>
              <p className={styles.number} aria-hidden="true">
                {formatPosition(index, copy.items.length)}
              </p>
              <div className={styles.drawing} aria-hidden="true">
                <KindDrawing name={drawing} id={`${id}-drawing-${index}`} />
              </div>
              <h3 className={grounds[drawing] && 'title-md'}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <ShowAll {...showAll} />
    </Section>
  );
}
