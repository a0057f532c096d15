import { expect, it } from 'vitest';
import { createLaneWidth } from './lane-width.ts';

it('a willing receiver gets more at once, up to the most', () => {
  const width = createLaneWidth(20);
  for (let sent = 0; sent < 10; sent += 1) width.after('sent');
  expect(width.now()).toBe(14);
  for (let sent = 0; sent < 100; sent += 1) width.after('sent');
  expect(width.now()).toBe(20);
});

it('a receiver that fails gets half as many, never none, and more again only slowly', () => {
  const width = createLaneWidth(20);
  for (let sent = 0; sent < 100; sent += 1) width.after('sent');
  width.after('failed');
  expect(width.now()).toBe(10);
  for (let sent = 0; sent < 10; sent += 1) width.after('sent');
  expect(width.now()).toBe(10);
  for (let sent = 0; sent < 20; sent += 1) width.after('sent');
  expect(width.now()).toBe(12);
  for (let failed = 0; failed < 50; failed += 1) width.after('failed');
  expect(width.now()).toBe(1);
});

it('what is not sent on purpose says nothing about the receiver', () => {
  const width = createLaneWidth(20);
  width.after('skipped');
  width.after('undelivered');
  expect(width.now()).toBe(4);
});
