import { pageContent } from '../../content.ts';
import type { LegalProps } from './Legal.tsx';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

export async function loadLegal(page: 'privacyPolicy' | 'accessibility'): Promise<LegalProps> {
  const { seo, banner, updated, ...copy } = await pageContent(page);
  return { copy, updated: { iso: updated.toISOString().slice(0, 10), label: day.format(updated) } };
}
