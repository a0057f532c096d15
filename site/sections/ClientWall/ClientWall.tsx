import { Band } from '../../components/Band/Band.tsx';
import { type Logo, LogoGrid } from '../../components/LogoGrid/LogoGrid.tsx';
import styles from './ClientWall.module.css';

type ClientWallProps = { introduction: string; logos: Logo[] };

/** All client logos, numbered. */
export function ClientWall({ introduction, logos }: ClientWallProps) {
  return (
    <Band tone="paper">
      <p className={styles.introduction}>{introduction}</p>
      <LogoGrid logos={logos} />
    </Band>
  );
}
