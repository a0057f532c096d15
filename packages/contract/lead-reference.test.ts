import { expect, it } from 'vitest';
import { idEndOfReference, isLeadReference, leadReference } from './lead-reference.ts';

it('a lead has one short reference, by which its id can be found', () => {
  const id = '019aa7b2-5c1e-7c44-9d0a-f1e2d3c4b5a6';
  const reference = leadReference(id);
  expect(reference).toMatch(/^\w{4}-\w{4}$/);
  expect(isLeadReference(reference)).toBe(true);
  expect(id.replaceAll('-', '').endsWith(idEndOfReference(reference))).toBe(true);
});

it('no other text is a reference', () => {
  for (const text of ['', 'abcd-efgh', 'ILOU-0000', '<b>0-0000', '12345678']) {
    expect(isLeadReference(text)).toBe(false);
  }
});
