import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { attributeOf, elementsUnder } from '../../apps/leads/http/html-tree.ts';
import type { fields } from '../../apps/site/src/blocks/SiteSearch/schema.ts';
import { fetchPage, textOf } from '../support/html-page.ts';
import { openPages, type PagePool } from '../support/page-pool.ts';
import { withoutPictures } from '../support/site-browser.ts';
import { blockOf } from '../support/site-copy.ts';
import { builtPage, listedRoutes, routes } from '../support/site-routes.ts';
import { waitForNothing } from '../support/wait-for-nothing.ts';

const site = inject('site');
const copy = blockOf<typeof fields>('pages/search.yaml', 'SiteSearch');
if (!copy) throw new Error('The search page of the sample has no search.');
/** Pagefind shortens these until some word begins with the rest. */
const nonsense = ['ъъъъ', 'kryptonite', 'zzqqxx', '9qz7'];

/** A word of this page whose root is on no other page. */
async function rareWord(): Promise<{ word: string; route: string }> {
  const uses = new Map<string, { words: Set<string>; pages: Set<string> }>();
  for (const route of listedRoutes) {
    const main = (await fetchPage(site + route)).all('main')[0] ?? {};
    for (const word of textOf(main)
      .toLowerCase()
      .match(/\b[a-z]{5,}\b/g) ?? []) {
      // The search treats words with the same root as equal.
      const root = word.slice(0, 5);
      const use = uses.get(root) ?? { words: new Set(), pages: new Set() };
      uses.set(root, { words: use.words.add(word), pages: use.pages.add(route) });
    }
  }
  const rare = [...uses.values()]
    .filter(({ words, pages }) => words.size === 1 && pages.size === 1)
    .map(({ words, pages }) => ({ word: [...words].join(), pages }))
    .filter(({ word }) => word.length >= 8);
  const [{ word = '', pages = new Set<string>() } = {}] = rare;
  const [route = ''] = pages;
  return { word, route };
}

const field = (page: Page) => page.getByRole('searchbox', { name: copy.field });
const results = (page: Page) => page.locator('main section').first().getByRole('listitem');
const status = (page: Page) => page.locator('main').getByRole('status');

describe.concurrent('the search', () => {
  let pages: PagePool;
  beforeAll(async () => {
    pages = await openPages({}, [withoutPictures]);
  });
  afterAll(() => pages.close());

  it('goes on in a browser that refuses many changes of the address', ({ expect }) =>
    pages.visit(async (page) => {
      await page.addInitScript(() => {
        const replace = History.prototype.replaceState;
        let changes = 0;
        // Safari, in 30 seconds.
        History.prototype.replaceState = function replaceState(...change) {
          changes += 1;
          if (changes > 100) throw new DOMException('Too many changes.', 'SecurityError');
          replace.apply(this, change);
        };
      });
      await page.goto(`${site}/search`);
      await field(page).focus();
      await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
      await field(page).evaluate((input: HTMLInputElement) => {
        for (let change = 0; change < 150; change += 1) {
          input.value = change % 2 ? 'fees' : 'fee';
          input.dispatchEvent(new Event('input', { bubbles: true }));
        }
      });
      await expect.poll(() => results(page).count()).toBeGreaterThan(0);
      await expect.poll(() => page.url()).toBe(`${site}/search?q=fees`);
    }));

  it('is linked on every page and not indexed by search engines', async ({ expect }) => {
    for (const route of routes) {
      const page = await fetchPage(site + route);
      const links = page.all('a').map((link) => attributeOf(link, 'href'));
      expect(links, route).toContain('/search');
    }
    const page = await fetchPage(`${site}/search`);
    expect(page.attribute('meta', { name: 'robots' }, 'content')).toBe('noindex');
    expect(listedRoutes).not.toContain('/search');
  });

  it('finds a page by a word that only this page has, with the keyboard, and marks the word', async ({
    expect,
  }) => {
    const { word, route } = await rareWord();
    await pages.visit(async (page) => {
      await page.goto(`${site}/search`);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect
        .poll(() => field(page).evaluate((box) => box === document.activeElement))
        .toBe(true);
      await page.keyboard.type(word);
      await expect.poll(() => status(page).textContent()).toContain(word);
      const marked = results(page).first().locator('mark').first();
      expect((await marked.textContent())?.toLowerCase()).toContain(word);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL(site + route);
      await page.goBack();
      await expect.poll(() => results(page).count()).toBeGreaterThan(0);
      expect(await field(page).inputValue()).toBe(word);
    });
  });

  it.for([
    ['fees', '/how-we-work'],
    ['price', '/how-we-work'],
    ['website cost', '/how-we-work'],
    ['team', '/about-us'],
    ['seo', '/seo-services'],
    ['dentist', '/marketing-for-clinics'],
    ['bakery', '/marketing-for-restaurants'],
  ] as const)('has for %s the page %s first, once', ([words, route], { expect }) =>
    pages.visit(async (page) => {
      await page.goto(`${site}/search?q=${words}`);
      await expect.poll(() => results(page).count()).toBeGreaterThan(1);
      expect(await results(page).first().locator('a').getAttribute('href')).toBe(route);
      expect(await results(page).locator(`a[href="${route}"]`).count()).toBe(1);
    }),
  );

  it.for(['₹20,000', '20000', 'e-mail', 'seo-services'])(
    'finds pages with %s',
    (words, { expect }) =>
      pages.visit(async (page) => {
        await page.goto(`${site}/search?q=${encodeURIComponent(words)}`);
        await expect.poll(() => results(page).count()).toBeGreaterThan(1);
      }),
  );

  it('has no words of a page as one that are apart on it', ({ expect }) =>
    pages.visit(async (page) => {
      await page.goto(`${site}/search`);
      // As a text: the runner of the tests replaces an import in code.
      const texts = await page.evaluate<{ url: string; content: string }[]>(
        `import('/pagefind/pagefind.js')
          .then((index) => index.search('the'))
          .then(({ results }) => Promise.all(results.map((hit) => hit.data())))`,
      );
      expect(texts.length).toBeGreaterThan(20);
      const joined = texts.flatMap(({ url, content }) => {
        const html = builtPage(url.replace(/(?:\/index)?\.html$/, '') || '/');
        const words = content.match(/\b[a-z]*[A-Z]?[a-z]+[A-Z][a-z]+/g) ?? [];
        return words.filter((word) => !html.includes(word)).map((word) => `${url}: ${word}`);
      });
      expect(joined).toEqual([]);
    }));

  it('names the listing of pages that have one name', ({ expect }) =>
    pages.visit(async (page) => {
      await page.goto(`${site}/search?q=seo`);
      await expect.poll(() => results(page).count()).toBeGreaterThan(2);
      const rows = await results(page).evaluateAll((items) =>
        items.map((item) => ['a', 'a + p'].map((part) => item.querySelector(part)?.textContent)),
      );
      const namesakes = rows.filter(([title]) => title === 'SEO');
      expect(namesakes.length).toBeGreaterThan(0);
      expect(new Set(namesakes.map(([, listing]) => listing)).size).toBe(namesakes.length);
    }));

  it('finds words of a page in Tamil', ({ expect }) =>
    pages.visit(async (page) => {
      await page.goto(`${site}/search?q=கட்டணம்`);
      await expect.poll(() => results(page).locator('a[href="/tamil"]').count()).toBe(1);
    }));

  it('begins extracts with a sentence', ({ expect }) =>
    pages.visit(async (page) => {
      await page.goto(`${site}/search?q=optimisation`);
      await expect.poll(() => results(page).count()).toBeGreaterThan(1);
      for (const text of await results(page).locator('p').allInnerTexts())
        expect(text).toMatch(/^(…|["“]?[\p{Lu}\d₹])/u);
    }));

  it.for(['$&', '$1', "$'", '$$', '{count}'])(
    'shows %s in its message as it was typed',
    (typed, { expect }) =>
      pages.visit(async (page) => {
        const messages = [copy.one, copy.found, copy.none.heading];
        const shown = messages.map((message) => message.replace('{query}', () => typed));
        await page.goto(`${site}/search?q=${encodeURIComponent(typed)}`);
        const text = async () => (await status(page).textContent())?.replace(/^\d+ /, '{count} ');
        await expect.poll(async () => shown.includes((await text()) ?? '')).toBe(true);
      }),
  );

  it('loads its index only for a query, and causes no error in the console', ({ expect }) =>
    pages.visit(async (page) => {
      const requested: string[] = [];
      const problems: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      page.on('console', (line) => line.type() === 'error' && problems.push(line.text()));
      await page.goto(`${site}/search`);
      await waitForNothing(1500);
      expect(requested.filter((url) => url.includes('/pagefind/'))).toEqual([]);
      await field(page).fill('a');
      await expect.poll(() => status(page).textContent()).not.toBe('');
      expect(requested.some((url) => url.includes('/pagefind/'))).toBe(true);
      expect(problems).toEqual([]);
      page.removeAllListeners('request');
      page.removeAllListeners('console');
    }));

  it('shows a contact and a list of all pages when nothing is found', async ({ expect }) => {
    const list = (await fetchPage(`${site}/search`)).all('h3');
    expect(list.length).toBeGreaterThan(0);
    await pages.visit(async (page) => {
      for (const word of nonsense) {
        await page.goto(`${site}/search?q=${word}`);
        const none = copy.none.heading.replace('{query}', word);
        await expect.poll(() => status(page).textContent()).toBe(none);
      }
      const contact = page
        .getByTestId('search-none')
        .getByRole('link', { name: copy.none.contact.label });
      expect(await contact.isVisible()).toBe(true);
      const last = page.locator('main div[class*="_groups_"] a').last();
      expect(await last.isVisible()).toBe(true);
    });
  });

  it('reads out once what was found, when the visitor has stopped typing', ({ expect }) =>
    pages.visit(async (page) => {
      await page.goto(`${site}/search`);
      await field(page).focus();
      await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
      const said = await status(page).evaluateHandle((region) => {
        const texts: string[] = [];
        const note = () => region.textContent && texts.push(region.textContent);
        new MutationObserver(note).observe(region, { childList: true, subtree: true });
        return texts;
      });
      const [word = ''] = nonsense.slice(2);
      await field(page).pressSequentially(word, { delay: 350 });
      await expect.poll(() => said.jsonValue()).not.toEqual([]);
      await waitForNothing(1500);
      expect(await said.jsonValue()).toEqual([copy.none.heading.replace('{query}', word)]);
    }));

  it('says so and lists all pages when its index cannot be loaded', ({ expect }) =>
    pages.visit(async (page) => {
      await page.route('**/pagefind/**', (route) => route.abort());
      await page.goto(`${site}/search?q=word`);
      await expect.poll(() => status(page).textContent()).toBe(copy.failed);
      expect(await page.locator('main div[class*="_groups_"]').isVisible()).toBe(true);
      await page.unroute('**/pagefind/**');
    }));

  it('that lost its requests when the page was left goes on when the page is shown again', ({
    expect,
  }) =>
    pages.visit(async (page) => {
      const files = /pagefind.*(?:index|fragment|meta)/;
      await page.route(files, (route) => route.abort());
      await page.goto(`${site}/search?q=fees`);
      await expect.poll(() => status(page).textContent()).toBe(copy.failed);
      await page.unroute(files);
      // WebKit keeps a page that is left in the middle of a search.
      const init = { persisted: true };
      await page.evaluate((how) => dispatchEvent(new PageTransitionEvent('pageshow', how)), init);
      await expect.poll(() => results(page).count()).toBeGreaterThan(0);
    }));

  it('says so when further results cannot be loaded', ({ expect }) =>
    pages.visit(async (page) => {
      await page.goto(`${site}/search?q=digital`);
      const more = page.getByRole('button', { name: copy.more });
      await more.waitFor();
      await page.route('**/pagefind/fragment/**', (route) => route.abort());
      await more.click();
      await expect.poll(() => status(page).textContent()).toBe(copy.failed);
      await page.unroute('**/pagefind/fragment/**');
    }));

  it('allows WebAssembly only on its own page', async ({ expect }) => {
    for (const route of routes) {
      const { headers } = await fetch(site + route);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy.includes("'wasm-unsafe-eval'"), route).toBe(route === '/search');
    }
  });
});

it('without script the search page is a list of all pages', async ({ expect }) => {
  const page = await fetchPage(`${site}/search`);
  const [main] = page.all('main');
  const links = [...elementsUnder(main as never)]
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => attributeOf(link, 'href'));
  expect(listedRoutes.filter((route) => !links.includes(route))).toEqual([]);
  const still = await openPages({ javaScriptEnabled: false }, [], 1);
  try {
    await still.visit(async (screen) => {
      await screen.goto(`${site}/search?q=word`);
      expect(await screen.locator('main input').isVisible()).toBe(false);
      expect(await screen.locator(`main a[href="${listedRoutes.at(-1)}"]`).isVisible()).toBe(true);
    });
  } finally {
    await still.close();
  }
});
