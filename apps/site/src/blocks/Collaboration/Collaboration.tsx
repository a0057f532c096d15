import { Icon } from '../../components/Icon/Icon.tsx';
import { LogoGrid } from '../../components/LogoGrid/LogoGrid.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { singleFile } from '../../content.ts';
import { createImageFile } from '../../images/image-sources.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './Collaboration.module.css';
import type { fields } from './schema.ts';

/** One ruled sheet: the title and the way to all clients are its first cells, the logos the others. */
export async function Collaboration({ id, tone, ...copy }: BlockProps<typeof fields>) {
  const { clients } = await singleFile('clients');
  const logos = await Promise.all(
    clients
      .filter(({ home }) => home)
      .map(async ({ name, logo }) => ({ name, ...(await createImageFile(logo, 'logo')) })),
  );
  if (logos.length === 0) return null;
  return (
    <Section tone={tone} labelledBy={id} className={styles.band}>
      <div className={styles.head} data-reveal="">
        <div className={styles.copy}>
          <p className={styles.eyebrow}>{copy.eyebrow}</p>
          <h2 className={styles.title} id={id}>
            {copy.heading}
          </h2>
        </div>
        {copy.action ? (
          <a className={styles.all} href={copy.action.href} data-pagefind-ignore="">
            <span>
              {copy.action.label}
              <span className="visually-hidden"> {copy.action.subject}</span>
            </span>
            <Icon name="arrow" />
          </a>
        ) : null}
      </div>
      <LogoGrid logos={logos} />
    </Section>
  );
}
