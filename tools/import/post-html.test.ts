import { expect, it } from 'vitest';
import { postHtml } from './post-html.ts';

const html = (content: string, notes = new Map<string, string>()) =>
  postHtml(
    content,
    () => '',
    () => {},
    notes,
  );

it('a list in a list of the classic editor stays one list', () => {
  const list = '<ul>\n<li>Hours\n<ul>\n<li>holidays</li>\n</ul>\n</li>\n<li>Photos</li>\n</ul>';
  expect(html(`Before\n\n${list}\nAfter`)).toBe(`<p>Before</p>\n${list}\n<p>After</p>`);
});

it('empty lines that a writer made are left out', () => {
  expect(html('One\n\n&nbsp;\n\nTwo').replaceAll('\n', '')).toBe('<p>One</p><p>Two</p>');
});

it('the second link of a file is left out, and lines of a poem stay lines', () => {
  const file =
    '<div class="wp-block-file"><a href="/a.pdf">Prices</a><a class="wp-block-file__button" href="/a.pdf">Download</a></div>';
  expect(html(`<!-- wp:file -->${file}`)).not.toContain('Download');
  expect(html('<!-- wp:verse --><pre class="wp-block-verse">one\ntwo</pre>')).toBe(
    '<p>one<br>two</p>',
  );
});

it('a footnote is in brackets after its words', () => {
  const text = '<p>31 accounts<sup data-fn="a1" class="fn"><a href="#a1">1</a></sup>.</p>';
  expect(html(text, new Map([['a1', 'Of <em>clients</em>.']]))).toContain(
    '31 accounts (Of <em>clients</em>).',
  );
});
