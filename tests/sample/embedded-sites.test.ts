import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPages, type PagePool } from '../support/page-pool.ts';

const site = inject('site');
let pool: PagePool;
beforeAll(async () => {
  pool = await openPages({}, [], 1);
});
afterAll(() => pool.close());

it.each(['mealmaven', 'seven-screen'])(
  'the button of /portfolio/%s loads the site with its fonts and pictures, on an origin of its own',
  async (slug) => {
    await pool.visit(async (page) => {
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.goto(`${site}/portfolio/${slug}`);
      await page.locator('[data-load-frame]').click();
      const embedded = () => page.frames().find((each) => each.url().includes(`/demos/${slug}/`));
      await expect.poll(embedded).toBeDefined();
      const frame = embedded();
      await frame?.waitForLoadState('load');
      const seen = await frame?.evaluate(async () => {
        await document.fonts.ready;
        const pictures = [...document.images];
        for (const picture of pictures) picture.loading = 'eager';
        await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
        return {
          origin: window.origin,
          fonts: [...document.fonts].filter(({ status }) => status === 'loaded').length > 0,
          missing: pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
          heading: getComputedStyle(document.querySelector('h1') as Element).fontFamily,
        };
      });
      expect(seen).toMatchObject({ origin: 'null', fonts: true, missing: [] });
      expect(seen?.heading).not.toMatch(/^("?Times|serif)/);
      expect(errors).toEqual([]);
    });
  },
);
