import { expect, it } from 'vitest';
import { readLinks } from '../support/inlinks.ts';
import { builtPages } from '../support/site-routes.ts';

it('texts and cards of three other pages lead to each page of the sample but the home page', () => {
  const few = [...readLinks(builtPages()).inlinks]
    .filter(([route, from]) => route !== '/' && from.size < 3)
    .map(([route, from]) => `${route}: ${from.size}`);
  expect(few).toEqual([]);
});
