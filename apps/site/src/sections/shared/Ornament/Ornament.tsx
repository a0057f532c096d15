import { readDrawing } from '@agency/content/theme/theme-values.ts';
import { stripDrawing } from '../../../images/strip-drawing.ts';
import styles from './Ornament.module.css';

type OrnamentProps = {
  /** The edge of the window that it comes from; without one it is a small sign in the text. */
  from?: 'left' | 'right';
};

/** The brand's own drawing, if it has one: the same on many pages. */
export function Ornament({ from }: OrnamentProps) {
  const drawing = readDrawing('ornament');
  if (drawing === '') return null;
  return (
    <div
      className={styles.ornament}
      data-from={from}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of the agency's own content
      dangerouslySetInnerHTML={{ __html: stripDrawing(drawing, 'ornament') }}
    />
  );
}
