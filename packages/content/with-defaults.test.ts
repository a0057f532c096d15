import { expect, it } from 'vitest';
import { interfaceCopy } from './schemas/pages/interface.ts';

it('a content overrides one label, and every other one is the product’s', () => {
  const all = interfaceCopy.parse({});
  const own = interfaceCopy.parse({ header: { letsTalk: 'CALL US' } });
  expect(own).toEqual({ ...all, header: { ...all.header, letsTalk: 'CALL US' } });
});

it('an unknown field and a text that is too long are refused', () => {
  expect(interfaceCopy.safeParse({ heder: {} }).success).toBe(false);
  expect(interfaceCopy.safeParse({ skipLink: 'long '.repeat(20) }).success).toBe(false);
});
