import { type Logo, LogoGrid } from '../../components/LogoGrid/LogoGrid.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import type { Home } from '../../schemas/pages/home.ts';

export type CollaborationProps = { copy: Home['collaboration']; logos: Logo[] };

export function Collaboration({ copy, logos }: CollaborationProps) {
  if (logos.length === 0) return null;
  return (
    <Section tone="accent" labelledBy="collaboration-title">
      <SectionHeading
        id="collaboration-title"
        eyebrow={copy.eyebrow}
        title={copy.heading}
        action={copy.action}
      />
      <LogoGrid logos={logos} />
    </Section>
  );
}
