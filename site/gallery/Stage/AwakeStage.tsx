import { useEffect, useState } from 'react';
import { islandExhibits } from '../island-exhibits.ts';
import { pressSpecimens } from '../press-specimens.ts';
import { Stage } from './Stage.tsx';

type AwakeStageProps = { exhibit: string; specimen: string };

/** The stage of an island: React runs in it, as it will on the page that a visitor has touched. */
export function AwakeStage({ exhibit: slug, specimen: id }: AwakeStageProps) {
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  useEffect(() => {
    if (!awake) return;
    const pressing = setTimeout(pressSpecimens);
    return () => clearTimeout(pressing);
  }, [awake]);

  const exhibit = islandExhibits.find((one) => one.slug === slug);
  const specimen = exhibit?.specimens.find((one) => one.id === id);
  return exhibit && specimen ? <Stage exhibit={exhibit} specimen={specimen} alone /> : null;
}
