import { expect, test } from 'vitest';
import { standIns } from './stand-ins.ts';

const line = (name: string, sample?: true) => ({ name, sample });

test('stand-ins that are the most of the lines are named once, without rings', () => {
  expect(standIns([line('Period', true), line('Start', true), line('Spent')])).toEqual({
    named: ['Period', 'Start'],
    ringed: [],
  });
});

test('a stand-in among lines of the client carries a ring', () => {
  expect(standIns([line('Period'), line('Start', true), line('Spent')])).toEqual({
    named: [],
    ringed: ['Start'],
  });
  expect(standIns([line('Period')])).toEqual({ named: [], ringed: [] });
});
