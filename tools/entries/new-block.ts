import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inContent } from '@agency/content/content-folder.ts';

/** The files of a block by their names. */
const filesOf = (name: string): Record<string, string> => ({
  'schema.ts': `import { heading, text } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

export const fields = z
  .strictObject({
    heading: heading('the heading'),
    text: text(20, 240, 'what it says'),
  })
  .describe('What the block shows');

export const tones: readonly Tone[] = ['paper', 'accent', 'dark'];
`,
  [`${name}.tsx`]: `import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './${name}.module.css';
import type { fields } from './schema.ts';

export function ${name}({ id, tone, heading, text }: BlockProps<typeof fields>) {
  return (
    <Section tone={tone} labelledBy={id}>
      <Heading id={id} title={heading} />
      <p className={styles.text}>{text}</p>
    </Section>
  );
}
`,
  [`${name}.module.css`]: `.text {
  max-width: var(--line-length);
}
`,
});

const nextStep = (name: string) => `
One entry is left, in the list \`blocks\` of a page such as ${inContent('pages/home.yaml')}, where the block should be:

  - block: ${name}
    heading: …
    text: …

Its fields and their limits are in schema.ts. Pictures, scripts and more: docs/developing.md.`;

/**
 * Writes the folder of a block.
 * @returns which files, and what is left to write
 * @throws when the name is in use or is no name of a component
 */
export function makeBlock(name: string, root = resolve(import.meta.dirname, '../..')): string {
  if (!/^([A-Z][a-z]+)+$/.test(name))
    throw new Error(
      `"${name}" cannot be the name of a block. Use words that begin with a capital, without spaces: ClientOffers.`,
    );
  const folder = `apps/site/src/blocks/${name}`;
  if (existsSync(join(root, folder)))
    throw new Error(`${folder} exists already. Choose another name.`);
  mkdirSync(join(root, folder), { recursive: true });
  const files = Object.entries(filesOf(name));
  for (const [file, text] of files) writeFileSync(join(root, folder, file), text);
  return `Made ${files.map(([file]) => `${folder}/${file}`).join('\n     ')}\n${nextStep(name)}`;
}
