import { useEffect, useState } from 'react';
import type { Entry } from '../entry.ts';
import { loadEntries } from '../load-entries.ts';
import { pressVariants } from '../press-variants.ts';
import { Stage } from './Stage.tsx';

type AwakeStageProps = { entry: string; variant: string };

/** The stage of an island: React runs in it, as it will on the page that a visitor has touched. */
export function AwakeStage({ entry: slug, variant: id }: AwakeStageProps) {
  const [entries, setEntries] = useState<Entry[]>([]);
  useEffect(() => void loadEntries('islands').then(setEntries), []);
  useEffect(() => {
    if (entries.length === 0) return;
    void import('../../islands/Testimonials/start-testimonials.ts');
    const pressing = setTimeout(pressVariants);
    return () => clearTimeout(pressing);
  }, [entries]);

  const entry = entries.find((one) => one.slug === slug);
  const variant = entry?.variants.find((one) => one.id === id);
  return entry && variant ? <Stage entry={entry} variant={variant} alone /> : null;
}
