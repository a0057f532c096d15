import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentCopy, copyContent } from '../support/content-copy.ts';
import { openBrowser } from '../support/site-browser.ts';
import { serveSite } from '../support/site-server.ts';

const slug = 'how-a-bakery-in-velachery-fills-its-mornings';
const title = 'How a bakery in Velachery fills its mornings';
const older = 'small-business-social-media-tips';

let copy: ContentCopy;
let removeCopy: (() => void) | undefined;

function make(...words: string[]): void {
  const { status, stderr } = spawnSync('node', ['commands/new.ts', ...words], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: copy.content },
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
}

// One build for everything an editor may change: it is the slow part.
beforeAll(async () => {
  copy = copyContent((remove) => {
    removeCopy = remove;
  });
  make('article', title);
  make('case-study', 'Ambattur Springs');
  make('person', 'Meena Raghavan');
  copy.change(`articles/${older}/article.mdx`, /^related: \[/m, `related: [${slug}, `);
  copy.change('brand.yaml', 'metaPixelId: ""', 'metaPixelId: "1029384756"');
  const { code, output } = await copy.astro('build');
  expect(code, output).toBe(0);
}, 300_000);

afterAll(() => removeCopy?.());

const built = (name: string) => readFileSync(join(copy.dist, name), 'utf8');

describe('a new entry is built at once and stands wherever its kind is listed', () => {
  it('an article', () => {
    expect(built(`blogs/${slug}.html`)).toContain(`>${title}</h1>`);
    expect(built('digital-marketing-blog.html')).toContain(`href="/blogs/${slug}"`);
    expect(built('sitemap.xml')).toContain(`/blogs/${slug}</loc>`);
    expect(built('feed.xml')).toContain(`/blogs/${slug}`);
    expect(built('llms.txt')).toContain(`/blogs/${slug}`);
    expect(existsSync(join(copy.dist, `blogs/${slug}.html.br`))).toBe(true);
  });

  it('an article that others name as related, and that has three related ones itself', () => {
    expect(built(`blogs/${older}.html`)).toContain(`href="/blogs/${slug}"`);
    const related = [...built(`blogs/${slug}.html`).matchAll(/href="\/blogs\/([\w-]+)"/g)];
    expect(new Set(related.map(([, other]) => other)).size).toBeGreaterThanOrEqual(3);
  });

  it('a case study', () => {
    expect(built('portfolio/ambattur-springs.html')).toContain('Ambattur Springs');
    expect(built('our-portfolio.html')).toContain('href="/portfolio/ambattur-springs"');
    expect(built('sitemap.xml')).toContain('/portfolio/ambattur-springs</loc>');
  });

  it('a person', () => {
    expect(built('about-us.html')).toContain('Meena Raghavan');
  });
});

describe('with a pixel number in the brand file', () => {
  /** Visits /thank-you with a stand-in for the pixel's script, which cannot be reached from here. */
  async function thanked(answer: string) {
    const site = await serveSite(copy.dist);
    const browser = await openBrowser();
    try {
      const outside: string[] = [];
      await browser.route(
        (url) => url.origin !== site.address,
        (route) => {
          outside.push(route.request().url());
          return route.fulfill({
            contentType: 'text/javascript',
            body: `new Image().src = 'https://www.facebook.com/tr?calls=' + encodeURIComponent(JSON.stringify(fbq.queue))`,
          });
        },
      );
      const page = await browser.newPage();
      await page.goto(`${site.address}/thank-you`);
      const question = page.getByRole('region', { name: 'May an ad pixel count this visit?' });
      await question.waitFor();
      const before = [...outside];
      await question.getByRole('button', { name: answer }).click();
      await question.waitFor({ state: 'detached' });
      await page.waitForTimeout(500);
      const after = [...outside];
      await page.reload({ waitUntil: 'load' });
      await page.waitForTimeout(500);
      return { before, after, askedAgain: await question.count() };
    } finally {
      await browser.close();
      await site.stop();
    }
  }

  it('a yes can be taken back in the footer of any page, and the pixel comes no more', async () => {
    const site = await serveSite(copy.dist);
    const browser = await openBrowser();
    try {
      const outside: string[] = [];
      await browser.route(
        (url) => url.origin !== site.address,
        (route) => {
          outside.push(route.request().url());
          return route.fulfill({ contentType: 'text/javascript', body: '' });
        },
      );
      const page = await browser.newPage();
      page.setDefaultTimeout(8000);
      const withdraw = page.locator('footer [data-consent-switch]');
      await page.goto(`${site.address}/thank-you`);
      expect(await withdraw.isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Yes, count it' }).click();
      await page.goto(`${site.address}/about-us`);
      await page.evaluate(() => {
        document.cookie = '_fbp=fb.1.2.3; path=/';
      });
      await withdraw.click();
      expect(await withdraw.isVisible()).toBe(false);
      expect(await page.locator('footer [role="status"]').innerText()).not.toBe('');
      expect(await page.evaluate(() => document.cookie)).not.toContain('_fbp');
      const before = outside.length;
      await page.goto(`${site.address}/thank-you`, { waitUntil: 'load' });
      await page.waitForTimeout(800);
      expect(outside).toHaveLength(before);
    } finally {
      await browser.close();
      await site.stop();
    }
  });

  it('a yes on the thank-you page loads it, counts one view, and is remembered', async () => {
    const { before, after, askedAgain } = await thanked('Yes, count it');
    expect(before).toEqual([]);
    expect(after[0]).toBe('https://connect.facebook.net/en_US/fbevents.js');
    expect(decodeURIComponent(after[1] ?? '')).toBe(
      'https://www.facebook.com/tr?calls=[["init","1029384756"],["track","PageView"]]',
    );
    expect(after).toHaveLength(2);
    expect(askedAgain).toBe(0);
  });

  it('a no loads nothing, and is remembered', async () => {
    const { before, after, askedAgain } = await thanked('No, thank you');
    expect([...before, ...after]).toEqual([]);
    expect(askedAgain).toBe(0);
  });

  it('no other page asks', () => {
    for (const page of ['index', 'contact-us', 'seo-services'])
      expect(built(`${page}.html`)).not.toContain('1029384756');
  });
});
