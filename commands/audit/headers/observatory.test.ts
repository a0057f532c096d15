import { describe, expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import { scoreHeaders } from './observatory.ts';

const good = {
  'content-type': 'text/html',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; img-src 'self' data:; frame-ancestors 'self'",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

const answer = (
  changes: Record<string, string | undefined>,
  more: Partial<Answer> = {},
): Answer => ({
  status: 200,
  headers: Object.fromEntries(
    Object.entries({ ...good, ...changes }).flatMap(([name, value]) =>
      value ? [[name, value]] : [],
    ),
  ),
  cookies: [],
  body: '<script src="/app.js"></script>',
  ...more,
});
const score = (changes: Record<string, string | undefined>, more?: Partial<Answer>) =>
  scoreHeaders(answer(changes, more)).score;
const withPolicy = (policy: string) => score({ 'content-security-policy': policy });

describe('the headers of an answer by the rules of the Observatory', () => {
  it('are worth 130 where nothing is missing: 100, 10 for the policy, 10 for the resource, 5 and 5', () => {
    expect(score({})).toBe(130);
  });

  it('and nothing at all is worth 30, with no extra points', () => {
    const nothing = { ...answer({}), headers: {} };
    expect(scoreHeaders(nothing).score).toBe(100 - 25 - 20 - 5 - 20);
  });

  it('give extra points only from 90 on', () => {
    expect(score({ 'strict-transport-security': undefined })).toBe(80);
    expect(score({ 'strict-transport-security': 'max-age=86400' })).toBe(90 + 30);
  });

  it.each([
    ["default-src 'self'; frame-ancestors 'self'", 125],
    ["default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'", 120],
    ["default-src 'none'; script-src 'unsafe-inline' 'sha256-abc'; frame-ancestors 'self'", 130],
    ["default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'self'", 80],
    ["default-src 'none'; script-src 'self' 'unsafe-eval'; frame-ancestors 'self'", 110],
    ["default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'self'", 130],
    ["default-src 'none'; img-src http://a.example; frame-ancestors 'self'", 110],
    ["default-src 'none'; script-src http://a.example; frame-ancestors 'self'", 80],
    ["default-src 'none'", 80],
    ["img-src 'self'; frame-ancestors 'self'", 80],
  ])('with the policy %s are worth %i', (policy, worth) => {
    expect(withPolicy(policy)).toBe(worth);
  });

  it('lose by a cookie that is sent in the open, and win by one that is not', () => {
    expect(score({}, { cookies: ['a=1'] })).toBe(125);
    expect(score({}, { cookies: ['session=1; Secure; SameSite=Lax'] })).toBe(70);
    expect(score({}, { cookies: ['session=1; Secure; HttpOnly; SameSite=Lax'] })).toBe(135);
  });

  it('lose by what they tell others and by scripts of others', () => {
    expect(score({ 'referrer-policy': 'unsafe-url' })).toBe(120);
    expect(score({ 'x-content-type-options': undefined })).toBe(125);
    expect(score({ 'cross-origin-resource-policy': 'cross-origin' })).toBe(120);
    expect(score({}, { body: '<script src="https://other.example/a.js"></script>' })).toBe(125);
    expect(score({}, { body: '<script src="//other.example/a.js"></script>' })).toBe(50);
  });
});
