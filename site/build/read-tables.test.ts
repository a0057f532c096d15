import { expect, it } from 'vitest';
import { readTables } from './read-tables.ts';

it('a row is a line whose cells are told apart, and the text around a table stays as it is', () => {
  const table =
    '<table class="t"><caption>Bills</caption><thead><tr><td></td><th scope="col">Good for</th></tr></thead>' +
    '<tbody><tr><th scope="row">Project</th><td><span hidden>Good for</span><span>A site</span></td><td>Scope</td></tr></tbody></table>';
  expect(readTables(`<p>Before</p>${table}<p>After</p>`)).toBe(
    '<p>Before</p><div class="t"><div>Bills</div><div><div>Good for</div></div>' +
      '<div><div>Project · <span hidden>Good for</span><span>A site</span> · Scope</div></div></div><p>After</p>',
  );
});
