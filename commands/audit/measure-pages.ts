import type { Page } from 'playwright';
import { openPages, type PagePool } from '../../checks/support/page-pool.ts';
import { withoutPictures } from '../../checks/support/site-browser.ts';
import type { AuditPart } from './audit-parts.ts';
import type { AuditedPage } from './audited-page.ts';
import { weightFaults } from './goals.ts';
import { measureAccess } from './measure-access.ts';
import { measureText } from './measure-text.ts';
import { measureWeight } from './measure-weight.ts';
import { takePictures } from './page-pictures.ts';

/** As many as two cores serve well. */
const SIDE_BY_SIDE = 3;
/** The site's own certificate is nobody's. */
const secure = { ignoreHTTPSErrors: true };
const calm = { ...secure, reducedMotion: 'reduce' as const };
/** The phone that Lighthouse takes. */
const phone = {
  ...secure,
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A busy machine takes its time; what hangs ends all the same. In milliseconds. */
const PATIENCE = 120_000;

type Found = Pick<AuditedPage, 'faults' | 'weight'>;
type Measure = (page: Page, address: string, path: string, folder: string) => Promise<Found>;

/** What is measured page by page in a browser, each part in one that suits it. */
const measures: Partial<Record<AuditPart, { open: () => Promise<PagePool>; measure: Measure }>> = {
  weight: {
    open: () => openPages(phone, [], SIDE_BY_SIDE),
    measure: async (page, address) => {
      const weight = await measureWeight(page, address);
      return { weight, faults: { weight: weightFaults(weight) } };
    },
  },
  access: {
    open: () => openPages(calm, [withoutPictures], SIDE_BY_SIDE),
    measure: async (page, address) => ({ faults: { access: await measureAccess(page, address) } }),
  },
  text: {
    open: () => openPages(calm, [withoutPictures], SIDE_BY_SIDE),
    measure: async (page, address) => ({ faults: { text: await measureText(page, address) } }),
  },
  pictures: {
    open: () => openPages(calm, [], SIDE_BY_SIDE),
    measure: async (page, address, path, folder) => {
      await takePictures(page, address, path, folder);
      return { faults: { pictures: [] } };
    },
  },
};

/** @param site where it is served @param folder of the run, for its pictures */
export async function measurePages(
  site: string,
  paths: readonly string[],
  parts: ReadonlySet<AuditPart>,
  folder: string,
): Promise<Map<string, Found>> {
  const found = new Map<string, Found>(paths.map((path) => [path, { faults: {} }]));
  for (const part of parts) {
    const wanted = measures[part];
    if (!wanted) continue;
    const pages = await wanted.open();
    try {
      await Promise.all(
        paths.map(async (path) => {
          const { faults, ...more } = await pages.visit((page) => {
            page.setDefaultTimeout(PATIENCE);
            return wanted.measure(page, site + path, path, folder);
          });
          const before = found.get(path);
          found.set(path, { ...before, ...more, faults: { ...before?.faults, ...faults } });
        }),
      );
    } finally {
      await pages.close();
    }
    console.info(`${part}: ${paths.length} pages measured`);
  }
  return found;
}
