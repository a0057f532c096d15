import { LogoGrid } from '../../components/LogoGrid/LogoGrid.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { singleFile, wordsIn } from '../../content.ts';
import { createImageFile } from '../../images/image-sources.ts';
import { hasSamples } from '../../sections/shared/has-samples.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './ClientWall.module.css';
import type { fields } from './schema.ts';

/** All client logos, numbered. */
export async function ClientWall({ tone, introduction, page }: BlockProps<typeof fields>) {
  const { samples } = await wordsIn(page.language);
  const file = await singleFile('clients');
  const sample = hasSamples(file) ? samples.clients : undefined;
  const logos = await Promise.all(
    file.clients.map(async ({ name, logo }, index) => ({
      name,
      number: index + 1,
      ...(await createImageFile(logo, 'logo')),
    })),
  );
  return (
    <Section tone={tone}>
      <p className={styles.introduction}>{introduction}</p>
      {sample ? <p className={styles.sample}>{sample}</p> : null}
      {logos.length > 0 ? <LogoGrid className={styles.varied} logos={logos} /> : null}
    </Section>
  );
}
