import { Band } from '../../components/Band/Band.tsx';
import type { Logo } from '../../components/LogoGrid/LogoGrid.tsx';
import styles from './ToolStrip.module.css';

/** What a tall window may show before anybody scrolls. */
const firstRow = 4;

type ToolStripProps = { heading: string; tools: Logo[] };

export function ToolStrip({ heading, tools }: ToolStripProps) {
  return (
    <Band tone="lime" labelledBy="tools-title">
      <div className={styles.strip}>
        <h2 className={styles.heading} id="tools-title">
          {heading}
        </h2>
        <ul className={styles.tools}>
          {tools.map(({ name, src, width, height }, index) => (
            <li key={name}>
              <img
                src={src}
                alt={name}
                width={width}
                height={height}
                loading={index < firstRow ? undefined : 'lazy'}
              />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
