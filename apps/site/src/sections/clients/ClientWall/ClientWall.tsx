import { type Logo, LogoGrid } from '../../../components/LogoGrid/LogoGrid.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import styles from './ClientWall.module.css';

export type ClientWallProps = {
  introduction: string;
  logos: Logo[];
  /** Said while a logo is a sample. */
  sample?: string;
};

/** All client logos, numbered. */
export function ClientWall({ introduction, logos, sample }: ClientWallProps) {
  return (
    <Section tone="paper">
      <p className={styles.introduction}>{introduction}</p>
      {sample ? <p className={styles.sample}>{sample}</p> : null}
      {logos.length > 0 ? <LogoGrid logos={logos} varied /> : null}
    </Section>
  );
}
