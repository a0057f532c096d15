import { Band } from '../../components/Band/Band.tsx';
import { BandHeading } from '../../components/BandHeading/BandHeading.tsx';
import { type Logo, LogoGrid } from '../../components/LogoGrid/LogoGrid.tsx';
import type { Home } from '../../shapes/pages/home.ts';

type CollaborationProps = { words: Home['collaboration']; logos: Logo[] };

export function Collaboration({ words, logos }: CollaborationProps) {
  return (
    <Band tone="lime" labelledBy="collaboration-title">
      <BandHeading
        id="collaboration-title"
        eyebrow={words.eyebrow}
        title={words.heading}
        action={words.action}
      />
      <LogoGrid logos={logos} />
    </Band>
  );
}
