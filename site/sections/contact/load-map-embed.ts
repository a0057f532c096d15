import { pageContent } from '../../content.ts';
import type { MapEmbedProps } from '../../islands/MapEmbed/MapEmbed.tsx';

export async function loadMapEmbed(): Promise<MapEmbedProps> {
  const { map } = await pageContent('contact');
  const { latitude, longitude } = (await pageContent('brand')).address;
  return { copy: map, place: { latitude, longitude } };
}
