import type { Diagram as DiagramFields } from '@agency/content/schemas/diagram.ts';
import { ContentStyle } from '../ContentStyle/ContentStyle.tsx';
import { moduleClasses } from '../ContentStyle/module-classes.ts';
import rules from './Diagram.module.css?inline';
import { Dial } from './Dial.tsx';
import { Phones } from './Phones.tsx';
import { Sizes } from './Sizes.tsx';
import { Steps } from './Steps.tsx';
import { Units } from './Units.tsx';

const styles = moduleClasses(rules);

type DiagramProps = {
  diagram: DiagramFields;
  /** The caption, marked where the figures are samples. */
  caption: string;
};

/** A small drawing of one figure, and the sentence that says it. */
export function Diagram({ diagram, caption }: DiagramProps) {
  return (
    <figure className={styles.diagram} data-kind={diagram.kind} data-reveal="">
      <ContentStyle rules={rules} />
      <div>{partOf(diagram)}</div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

function partOf(diagram: DiagramFields) {
  if (diagram.kind === 'units') return <Units diagram={diagram} styles={styles} />;
  if (diagram.kind === 'dial') return <Dial diagram={diagram} styles={styles} />;
  if (diagram.kind === 'steps') return <Steps diagram={diagram} styles={styles} />;
  if (diagram.kind === 'phones') return <Phones diagram={diagram} styles={styles} />;
  return <Sizes diagram={diagram} styles={styles} />;
}
