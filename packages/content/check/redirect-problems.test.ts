import { expect, it } from 'vitest';
import { brandUrl } from '../brand-values.ts';
import { redirects } from '../schemas/redirects.ts';
import { redirectProblems } from './redirect-problems.ts';

const pages = new Set(['/', '/about-us', '/contact-us']);

it('redirects to pages of the site are fine', () => {
  expect(redirectProblems([{ from: '/contact', to: '/contact-us' }], pages)).toEqual([]);
});

it.each([
  ['a page in its shadow', [{ from: '/about-us', to: '/' }], 'hides the page /about-us'],
  ['itself', [{ from: '/old', to: '/old' }], 'leads to itself'],
  [
    'a loop',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ],
    'leads to a redirect',
  ],
  ['nowhere', [{ from: '/old', to: '/gone' }], 'is not a page'],
  ['a page in capitals', [{ from: '/About-Us', to: '/about-us' }], 'hides the page /about-us'],
  ['a page of the service', [{ from: '/Health/live', to: '/' }], 'that the site needs itself'],
  ['the rules for robots', [{ from: '/robots.txt', to: '/' }], 'that the site needs itself'],
  ['a file in its shadow', [{ from: '/brand-guides/raha.pdf', to: '/' }], 'hides the file'],
  [
    'two places',
    [
      { from: '/old', to: '/' },
      { from: '/old', to: '/about-us' },
    ],
    'repeats the address',
  ],
])('a redirect to %s is named with its fix', (_what, list, says) => {
  expect(redirectProblems(list, pages).join('\n')).toContain(says);
});

it('old addresses with an extension, an accent or a space are paths, in either spelling', () => {
  const lines = ['/old.html', '/old.php', '/x/index', '/caf%C3%A9', '/old%20page', '/தமிழ்'];
  const read = redirects.parse(lines.map((from) => ({ from, to: '/about-us' })));
  expect(redirectProblems(read, pages)).toEqual([]);
  expect(read.map(({ from }) => from).slice(3)).toEqual(['/café', '/old page', '/தமிழ்']);
  const twice = redirects.parse([
    { from: '/caf%c3%a9', to: '/about-us' },
    { from: '/CAFÉ', to: '/about-us' },
  ]);
  expect(redirectProblems(twice, pages).join()).toContain('repeats the address');
  for (const from of ['/.hidden/page', '/a%2Fb', '/a\\b', '/x/../y']) {
    const never = redirects.safeParse([{ from, to: '/about-us' }]);
    expect(never.error?.issues[0]?.message, from).toContain('never answers');
  }
  for (const from of ['/*', '/blog/*/old', '/:page', '/blog/:slug', '/:year/*']) {
    const pattern = redirects.safeParse([{ from, to: '/about-us' }]);
    expect(pattern.success, from).toBe(false);
  }
  const broken = redirects.safeParse([{ from: '/100%', to: '/about-us' }]);
  expect(broken.error?.issues[0]?.message).toContain('Write %25');
});

it('an address with a query, a folder, a file and another site are redirects', () => {
  const read = redirects.parse([
    { from: '/?p=123', to: '/about-us' },
    { from: '/index.php?p=124&lang=ta', to: '/about-us' },
    { from: '/tag/*', to: '/' },
    { from: '/wp-content/uploads/2019/guide.pdf', to: '/brand-guides/raha.pdf' },
    { from: '/shop', to: 'https://shop.example/all?from=old' },
  ]);
  expect(redirectProblems(read, pages)).toEqual([]);
});

it.each([
  ['/about-us/*', '/', 'hides the page /about-us'],
  ['/old', '/tag/seo', 'leads to a redirect. Write / instead'],
  ['/old', `${brandUrl()}/about-us`, 'Write the path: /about-us'],
])('the redirect %s to %s is refused', (from, to, says) => {
  const read = redirects.parse([
    { from, to },
    { from: '/tag/*', to: '/' },
  ]);
  expect(redirectProblems(read, pages).join('\n')).toContain(says);
});

it('a redirect that is no path of this site is refused', () => {
  for (const [from, to] of [
    ['contact', '/'],
    ['/contact', 'http://other.example'],
    ['/contact?', '/'],
    ['/contact', '/tag/*'],
  ])
    expect(redirects.safeParse([{ from, to }]).success, `${from} ${to}`).toBe(false);
});
