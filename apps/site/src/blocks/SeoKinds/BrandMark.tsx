import { readDrawing } from '@agency/content/theme/theme-values.ts';
import styles from './Drawing.module.css';

type BrandMarkProps = { x: number; y: number; radius: number };

/** Lines of a drawing are as thick as this, in its own units, whatever the size of the mark. */
const STROKE = 3;

/** The brand's own mark in every drawing: the place that is found. */
export function BrandMark({ x, y, radius }: BrandMarkProps) {
  const drawing = readDrawing('mark');
  const [, size = '100'] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+)/.exec(drawing) ?? [];
  const scale = (2 * radius) / Number(size);
  const markup = drawing.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');
  return (
    <g className={styles.slice}>
      <g
        transform={`translate(${x - radius} ${y - radius}) scale(${scale})`}
        strokeWidth={STROKE / scale}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of the agency's own content
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    </g>
  );
}
