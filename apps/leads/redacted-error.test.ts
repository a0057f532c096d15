import { expect, it } from 'vitest';
import { redactedError } from './redacted-error.ts';

it('email addresses in error messages are masked, and the code is in the line once', () => {
  const error = Object.assign(new Error('550 no mail for meena@example.com'), {
    code: 'EENVELOPE',
  });
  expect(redactedError(error)).toBe('EENVELOPE: 550 no mail for [address]');
  const missing = Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT' });
  expect(redactedError(missing)).toBe('ENOENT: no such file');
});

it('a response of others has no control character', () => {
  const response = '250 \u001B]0;title\u0007\u001B[2J\u009B31m\u202Eok\r\nnext';
  expect(redactedError(response)).toBe('250 ]0;title[2J31mok next');
});

it('an error of several addresses names each of them', () => {
  const errors = [
    new Error('connect ECONNREFUSED ::1:5432'),
    new Error('connect ECONNREFUSED 127.0.0.1:5432'),
  ];
  for (const code of ['ECONNREFUSED', 'ESOCKET']) {
    const error = Object.assign(new AggregateError(errors), { code });
    expect(redactedError(error)).toBe(
      `${code}: connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432`,
    );
  }
});

it('a failed request and mail that nobody got have the reason', async () => {
  const request: unknown = await fetch('http://127.0.0.1:65535').catch((error: unknown) => error);
  expect(redactedError(request)).toBe('connect ECONNREFUSED 127.0.0.1:65535');
  const refused = ['550 no a@b.example', '550 no c@d.example'].map((text) => new Error(text));
  const nobody: unknown = await Promise.any(refused.map((error) => Promise.reject(error))).catch(
    (error: unknown) => error,
  );
  expect(redactedError(nobody)).toBe('550 no [address]; 550 no [address]');
});
