import { expect, it } from 'vitest';
import { authorTitle } from './author-title.ts';

const title = '{name}, {position} | Noyyal Digital Works';

it.each([
  ['Hari S', 'Writer', 'Hari S, Writer | Noyyal Digital Works'],
  ['Hari S', 'Head of photography and film production', 'Hari S | Noyyal Digital Works'],
  ['Hari Balasubramaniam Krishnamoorthy Ramalingam', 'Writer', /^Hari [\w ]+m$/],
])('the title of the page of %s, %s, is as long as search results show', (name, position, said) => {
  const written = authorTitle(title, { name, position });
  expect(written).toMatch(said);
  expect(written.length).toBeLessThanOrEqual(65);
});
