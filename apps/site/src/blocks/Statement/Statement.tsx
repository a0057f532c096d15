import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import type { fields } from './schema.ts';

/** Short sentences set very large, and what they mean. */
export function Statement({ id, tone, heading, text, action }: BlockProps<typeof fields>) {
  return (
    <Section tone={tone} labelledBy={id}>
      <Heading id={id} title={heading} size="xl" lead={text} action={action} />
    </Section>
  );
}
