import { pageContent } from '../../content.ts';
import type { ClientWallProps } from './ClientWall.tsx';
import { loadClientLogos } from './load-client-logos.ts';

export async function loadClientWall(): Promise<ClientWallProps> {
  const { introduction } = await pageContent('clientsPage');
  return { introduction, logos: await loadClientLogos() };
}
