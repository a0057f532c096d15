import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { singleFile } from '../../content.ts';
import { createImageFile } from '../../images/image-sources.ts';
import type { BlockProps } from '../block-props.ts';
import type { fields } from './schema.ts';
import styles from './ToolLogos.module.css';

/** The logos of the tools that the agency uses. */
export async function ToolLogos({ id, tone, heading }: BlockProps<typeof fields>) {
  const { tools: all } = await singleFile('tools');
  const tools = await Promise.all(
    all.map(async ({ name, logo }) => ({ name, ...(await createImageFile(logo, 'logo')) })),
  );
  if (tools.length === 0) return null;
  return (
    <Section tone={tone} labelledBy={id}>
      <div className={styles.layout}>
        <Heading id={id} title={heading} className={styles.heading} />
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
