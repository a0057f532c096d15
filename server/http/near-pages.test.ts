import { expect, it } from 'vitest';
import { nearPages } from './near-pages.ts';

const pages = [
  { path: '/', name: 'Home' },
  { path: '/contact-us', name: 'Contact us' },
  { path: '/seo-services', name: 'SEO Services' },
  { path: '/portfolio/vermello', name: 'Vermello' },
  { path: '/portfolio/raha', name: 'Raha' },
  { path: '/blogs/how-does-seo-work-guide', name: 'How SEO works' },
];

const near = (address: string) => nearPages(pages, address).map(({ path }) => path);

it.each([
  ['/contct-us', '/contact-us'],
  ['/portfolio/vermelo', '/portfolio/vermello'],
  ['/blog/how-seo-works.php', '/blogs/how-does-seo-work-guide'],
  ['/SEO-service', '/seo-services'],
])('%s was probably meant to be %s', (address, meant) => {
  expect(near(address)[0]).toBe(meant);
});

it('what only shares a folder with the address is not named beside the page that was meant', () => {
  expect(near('/portfolio/vermelo')).toEqual(['/portfolio/vermello']);
});

it('nothing is guessed where nothing is near', () => {
  expect(near('/wp-login.php')).toEqual([]);
  expect(near(`/contact-us${'x'.repeat(200)}`)).toEqual([]);
});
