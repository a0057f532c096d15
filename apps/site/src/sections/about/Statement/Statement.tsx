import type { About } from '@agency/content/schemas/pages/about.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Section } from '../../../components/Section/Section.tsx';

type StatementProps = { copy: About['approach'] };

/** Short sentences set very large, and what they mean. */
export function Statement({ copy: { heading, text, action } }: StatementProps) {
  return (
    <Section tone="accent" labelledBy="approach-title">
      <Heading id="approach-title" title={heading} size="xl" lead={text} action={action} />
    </Section>
  );
}
