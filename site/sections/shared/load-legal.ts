import { configuredTrackers } from '../../content/trackers.ts';
import { pageContent } from '../../content.ts';
import type { LegalPage } from '../../schemas/pages/legal.ts';
import type { LegalProps } from './Legal.tsx';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** What the privacy policy says of each tracker that is on, as its last section. */
async function sectionOfTrackers(): Promise<LegalPage['sections']> {
  const { list } = (await pageContent('interface')).consent;
  const points = configuredTrackers((await pageContent('brand')).trackers).map(
    ({ name, purpose, cookies }) =>
      `${name}: ${list[purpose]} ${cookies.length > 0 ? list.afterYes : list.always}`,
  );
  return points.length > 0 ? [{ title: list.heading, blocks: [{ points }] }] : [];
}

export async function loadLegal(page: 'privacyPolicy' | 'accessibility'): Promise<LegalProps> {
  const { seo, banner, updated, sections, ...copy } = await pageContent(page);
  const trackers = page === 'privacyPolicy' ? await sectionOfTrackers() : [];
  return {
    copy: { ...copy, sections: [...sections, ...trackers] },
    updated: { iso: updated.toISOString().slice(0, 10), label: day.format(updated) },
  };
}
