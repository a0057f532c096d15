import { expect, it } from 'vitest';
import { stylePruner } from './prune-styles.ts';

const prune = stylePruner();
const pruned = (css: string, ...words: string[]) => prune(css, new Set(words));

it('a rule stays where the page has all classes of one of its selectors, with these selectors only', () => {
  const css = '.a{color:red}.b .a,.a:hover{color:red}.a.c{color:red}p,.b{color:red}';
  expect(pruned(css, 'a')).toBe('.a{color:red}.a:hover{color:red}p{color:red}');
  expect(pruned(css, 'a', 'b')).toBe('.a{color:red}.b .a,.a:hover{color:red}p,.b{color:red}');
});

it('classes that a selector excludes or takes one of are asked of no page', () => {
  const css = 'a:not(.b){top:0}:is(.b,.c) p{top:0}i:has(>:not(.b)){top:0}[href=".b"]{top:0}';
  expect(pruned(css)).toBe(css);
});

it('the colours of a world go where nothing stands in it', () => {
  const css = '[data-world="raha"],[data-world="zord"]{top:0}[data-world="zord"] .a{top:0}';
  expect(pruned(css, 'raha', 'a')).toBe('[data-world="raha"]{top:0}');
});

it('what holds no rule any more goes with the last of them, and keyframes that nothing names', () => {
  const css =
    '@supports (top:0){@media print{.a{top:0}}}@keyframes b{to{top:0}}@keyframes c{to{top:0}}.b{animation:1s b}.c{animation:1s c}';
  expect(pruned(css, 'c')).toBe('@keyframes c{to{top:0}}.c{animation:1s c}');
});

it('a page is given its own, whatever another page was given before it', () => {
  const css = '.a{top:0}.b{top:0}';
  expect([pruned(css, 'a'), pruned(css, 'b'), pruned(css, 'a')]).toEqual([
    '.a{top:0}',
    '.b{top:0}',
    '.a{top:0}',
  ]);
});

it('a custom property stays where a value, a query, the page or a script asks for it', () => {
  const css =
    ':root{--one:0;--two:var(--one);--three:0}.a{top:var(--two)}.b{--three:0}@container style(--three:0){p{top:0}}';
  expect(pruned(css, 'a', 'b')).toBe(css);
  const asked = ':root{--one:0;--two:var(--one);--three:0}';
  expect(pruned(asked, '--three')).toBe(':root{--three:0}');
  expect(pruned(asked, '--two')).toBe(':root{--one:0;--two:var(--one)}');
  expect(pruned('@media print{:root{--one:0;}}p{top:0}')).toBe('p{top:0}');
});
