import { pageContent, serviceNames } from '../../content.ts';
import type { CrossedBandsProps } from './CrossedBands.tsx';

export async function loadCrossedBands(): Promise<CrossedBandsProps> {
  const { outcomeBand } = await pageContent('home');
  const { motion } = await pageContent('interface');
  return { services: await serviceNames('marquee'), outcomes: outcomeBand, motion };
}
