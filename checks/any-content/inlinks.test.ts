import { describe, expect, inject, it } from 'vitest';
import { readLinks } from '../support/inlinks.ts';
import { builtPages, entriesOf, listedRoutes } from '../support/site-routes.ts';

const site = inject('site');
const { inlinks, named } = readLinks(builtPages());

describe('from texts and cards of other pages, not from header or footer', () => {
  it.each(['/blogs', '/portfolio', '/portfolio/photography'])(
    'two lead to each entry under %s: its list and its group',
    (folder) => {
      const entries = entriesOf(folder);
      const few = entries.filter((route) => (inlinks.get(route)?.size ?? 0) < 2);
      expect(few).toEqual([]);
    },
  );

  it('one at least leads to each page but the home page and the accessibility statement', () => {
    const other = ['/', '/accessibility-statement'];
    const none = listedRoutes.filter(
      (route) => !other.includes(route) && inlinks.get(route)?.size === 0,
    );
    expect(none).toEqual([]);
  });
});

it('no link goes through a redirect but those to /contact and /services', async () => {
  const wrong: string[] = [];
  for (const [path, on] of named) {
    if (path === '/contact' || path === '/services') continue;
    const { status } = await fetch(site + path, { method: 'HEAD', redirect: 'manual' });
    if (status >= 300 && status < 400) wrong.push(`${path}, linked on ${on}`);
  }
  expect(wrong).toEqual([]);
});
