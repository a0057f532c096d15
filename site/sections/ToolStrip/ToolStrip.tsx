import { Band } from '../../components/Band/Band.tsx';
import type { Logo } from '../../components/LogoGrid/LogoGrid.tsx';
import styles from './ToolStrip.module.css';

type ToolStripProps = { heading: string; tools: Logo[] };

export function ToolStrip({ heading, tools }: ToolStripProps) {
  return (
    <Band tone="lime" labelledBy="tools-title">
      <div className={styles.strip}>
        <h2 className={styles.heading} id="tools-title">
          {heading}
        </h2>
        <ul className={styles.tools}>
          {tools.map((tool) => (
            <li key={tool.name}>
              <img src={tool.src} alt={tool.name} width={tool.width} height={tool.height} />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
