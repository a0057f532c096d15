import { type Logo, LogoGrid } from '../../components/LogoGrid/LogoGrid.tsx';
import { Section } from '../../components/Section/Section.tsx';
import styles from './ClientWall.module.css';

export type ClientWallProps = { introduction: string; logos: Logo[] };

/** All client logos, numbered. */
export function ClientWall({ introduction, logos }: ClientWallProps) {
  return (
    <Section tone="paper">
      <p className={styles.introduction}>{introduction}</p>
      {logos.length > 0 ? <LogoGrid logos={logos} varied /> : null}
    </Section>
  );
}
