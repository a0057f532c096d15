import { Heading } from '../../../components/Heading/Heading.tsx';
import type { Logo } from '../../../components/LogoGrid/LogoGrid.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import styles from './ToolLogos.module.css';

export type ToolLogosProps = { heading: string; tools: Logo[] };

export function ToolLogos({ heading, tools }: ToolLogosProps) {
  if (tools.length === 0) return null;
  return (
    <Section tone="accent" labelledBy="tools-title">
      <div className={styles.layout}>
        <Heading id="tools-title" title={heading} className={styles.heading} />
        <ul className={styles.tools}>
          {tools.map(({ name, src, width, height }) => (
            <li key={name}>
              <img src={src} alt={name} width={width} height={height} loading="lazy" />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
