import { pageContent } from '../../content.ts';
import { loadHomeLogos } from '../clients/load-client-logos.ts';
import type { CollaborationProps } from './Collaboration.tsx';

export async function loadCollaboration(): Promise<CollaborationProps> {
  const { collaboration } = await pageContent('home');
  return { copy: collaboration, logos: await loadHomeLogos() };
}
