import { pageContent } from '../../content.ts';
import type { CountersProps } from './Counters.tsx';

export async function loadCounters(): Promise<CountersProps> {
  return { copy: (await pageContent('home')).counters };
}
