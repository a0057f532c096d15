import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Heading } from './Heading.tsx';

it.each([
  ['Work that brings enquiries', false],
  ['Telecommunications', true],
  ['Search engine optimisation', false],
])('“%s” has a word too long for a phone: %s', (title, isLong) => {
  const html = renderToStaticMarkup(<Heading id="work" title={title} />);
  expect(html.includes('data-long')).toBe(isLong);
});
