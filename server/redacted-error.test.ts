import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { redactedError } from './redacted-error.ts';

function errorOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

it('a code is said once', () => {
  const missing = errorOf(() => readFileSync('/no/such/file'));
  expect(redactedError(missing)).toBe("ENOENT: no such file or directory, open '/no/such/file'");
  const refused = Object.assign(new Error('connect failed'), { code: 'ESOCKET' });
  expect(redactedError(refused)).toBe('ESOCKET: connect failed');
});

it('addresses that a server repeats are masked', () => {
  expect(redactedError(new Error('550 no mail for meena@example.com'))).toBe(
    '550 no mail for [address]',
  );
});
