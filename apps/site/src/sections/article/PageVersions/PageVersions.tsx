import { VersionLinks } from '../../../layout/VersionLinks.tsx';
import { loadVersions } from '../../../seo/versions.ts';
import styles from './PageVersions.module.css';

/** Links to this page in other languages. */
export async function PageVersions({ path }: { path: string }) {
  const versions = (await loadVersions(path)).filter((version) => version.path !== path);
  if (versions.length === 0) return null;
  return (
    <p className={styles.versions}>
      <VersionLinks versions={versions} />
    </p>
  );
}
