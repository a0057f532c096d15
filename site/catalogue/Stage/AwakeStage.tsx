import { useEffect, useState } from 'react';
import { islandEntries } from '../island-entries.ts';
import { pressVariants } from '../press-variants.ts';
import { Stage } from './Stage.tsx';

type AwakeStageProps = { entry: string; variant: string };

/** The stage of an island: React runs in it, as it will on the page that a visitor has touched. */
export function AwakeStage({ entry: slug, variant: id }: AwakeStageProps) {
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  useEffect(() => {
    if (!awake) return;
    void import('../../islands/Testimonials/start-testimonials.ts');
    const pressing = setTimeout(pressVariants);
    return () => clearTimeout(pressing);
  }, [awake]);

  const entry = islandEntries.find((one) => one.slug === slug);
  const variant = entry?.variants.find((one) => one.id === id);
  return entry && variant ? <Stage entry={entry} variant={variant} alone /> : null;
}
