import { expect, it } from 'vitest';
import { ContentStyle } from './ContentStyle.tsx';

it('without rules there is no style element, whose empty text the policy would refuse', () => {
  expect(ContentStyle({ rules: '' })).toBeNull();
  expect(ContentStyle({ rules: 'a{color:red}' })).not.toBeNull();
});
