import { expect, it } from 'vitest';
import { tasksOf } from './traced-tasks.ts';

const span = (name: string, ts: number, dur: number, tid = 1) => ({
  ...{ name, ts, dur, tid, tdur: dur, ph: 'X', pid: 1 },
});

it('a task is known by its processor time and its parts, each without what lay within it', () => {
  const events = [
    span('RunTask', 0, 9000),
    span('FunctionCall', 1000, 7000),
    span('UpdateLayoutTree', 2000, 1000),
    span('Layout', 4000, 3000),
    span('RunTask', 10_000, 2000),
    span('Paint', 10_000, 2000),
    span('RunTask', 0, 50_000, 2),
  ];
  const tasks = tasksOf(events).map(({ time, parts }) => [time, Object.fromEntries(parts)]);
  expect(tasks).toEqual([
    [9, { FunctionCall: 3, UpdateLayoutTree: 1, Layout: 3 }],
    [2, { Paint: 2 }],
  ]);
});

it('nothing noted is no task', () => {
  expect(tasksOf([])).toEqual([]);
});
