import { expect, it } from 'vitest';
import { headingAnchors } from './anchors.ts';

it('an anchor leads to its heading by the words of the heading', () => {
  const post =
    '<p id="intro">Words</p><h2 id="step-1">1. The <b>first</b> {step}</h2><a name="two"></a><h3>Prices</h3><h3><a id="again"></a>Prices</h3>';
  expect([...headingAnchors(post)]).toEqual([
    ['intro', '1-the-first-step'],
    ['step-1', '1-the-first-step'],
    ['two', 'prices'],
    ['again', 'prices-1'],
  ]);
});
