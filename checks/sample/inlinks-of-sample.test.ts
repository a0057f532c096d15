import { expect, it } from 'vitest';
import { readLinks } from '../support/inlinks.ts';
import { builtPages } from '../support/site-routes.ts';

/** The statement is linked from the footer only; an author has a page from the first article on. */
const fewer = /^\/(accessibility-statement|authors\/.*)?$/;

it('texts and cards of three other pages lead to each page of the sample', () => {
  const few = [...readLinks(builtPages()).inlinks]
    .filter(([route, from]) => !fewer.test(route) && from.size < 3)
    .map(([route, from]) => `${route}: ${from.size}`);
  expect(few).toEqual([]);
});
