import { expect, it } from 'vitest';
import { processFacts, treeOf } from './process-tree.ts';

/** Fields 3 to 24 of a line, those that count at their places. */
const stat = (pid: number, name: string, parent: number) =>
  `${pid} (${name}) S ${parent} 1 1 0 -1 0 0 0 0 0 70 5 0 0 20 0 1 0 99 1000 250 18446744073709551615`;

it('the name of a process may hold spaces and brackets', () => {
  expect(processFacts(stat(7, 'node (build) x', 3))).toEqual({
    pid: 7,
    parent: 3,
    ticks: 75,
    pages: 250,
  });
});

it('a process that has ended in between counts for nothing', () => {
  expect(processFacts('')).toBeUndefined();
});

it('what a process started, and what that started, belong to it', () => {
  const all = [
    [1, 0],
    [5, 1],
    [9, 1],
    [12, 5],
    [20, 12],
  ].map(([pid = 0, parent = 0]) => ({ pid, parent, ticks: 0, pages: 0 }));
  expect(treeOf(5, all).map(({ pid }) => pid)).toEqual([5, 12, 20]);
});
