import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AuditedPage } from '../audited-page.ts';
import { criteria } from './criteria.ts';
import { makeStatement } from './statement.ts';

/** How many criteria of levels A and AA each guideline of WCAG 2.2 has, by its last number of them. */
const wanted = [
  '1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5',
  '1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13',
  '2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1',
  '2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8',
  '3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8',
  '4.1.2 4.1.3',
].flatMap((line) => line.split(' '));

const page = (changes: Partial<AuditedPage> = {}): AuditedPage => ({
  path: '/limes',
  title: 'Limes',
  faults: { access: [], text: [] },
  plays: false,
  ...changes,
});
const rowOf = (number: string, pages: AuditedPage[], hand?: Parameters<typeof makeStatement>[1]) =>
  makeStatement(pages, hand).find((row) => row.number === number);

it('the statement has a row for each of the 55 criteria of WCAG 2.2, levels A and AA', () => {
  const rows = makeStatement([page()]);
  expect(rows.map(({ number }) => number)).toEqual(wanted);
  expect(rows.filter(({ level }) => level === 'A')).toHaveLength(31);
  expect(rows.filter(({ level }) => level === 'AA')).toHaveLength(24);
});

it('every promise that the statement names is one that npm test holds', () => {
  const gone = criteria
    .flatMap(({ tests = [] }) => tests)
    .filter(({ file, name }) => !readFileSync(file, 'utf8').includes(name));
  expect(gone).toEqual([]);
});

it('a fault of one page is a fault of the criterion, and no hand takes it away', () => {
  const faults = [{ name: 'color-contrast on a phone', detail: 'p', criteria: ['1.4.3'] }];
  const pages = [page(), page({ path: '/pale', faults: { access: faults, text: [] } })];
  const hand = [{ criterion: '1.4.3', met: true, on: '2026-01-02', by: 'Asha' }];
  expect(rowOf('1.4.3', pages, hand)).toMatchObject({
    result: 'fault',
    detail: '1 of 2 pages: /pale',
  });
});

it('what no machine can tell stays open until a person has looked', () => {
  expect(rowOf('1.3.3', [page()])).toMatchObject({ machine: [], result: 'open' });
  const hand = [
    { criterion: '1.3.3', met: false, on: '2026-01-02', by: 'Asha', note: 'see right' },
  ];
  expect(rowOf('1.3.3', [page()], hand)).toMatchObject({
    result: 'unmet',
    detail: 'see right; Asha, 2026-01-02',
  });
});

it('what was not measured is not said to be clean', () => {
  expect(rowOf('1.4.4', [page({ faults: { access: [] } })])?.result).toBe('unmeasured');
  expect(rowOf('1.4.4', [page()])).toMatchObject({
    result: 'clean',
    detail: 'no fault on 1 of 1 pages',
  });
});

it('criteria of sound and film do not apply where no page plays any', () => {
  expect(rowOf('1.2.5', [page()])?.result).toBe('nothing');
  expect(rowOf('1.2.5', [page(), page({ plays: true })])?.result).toBe('open');
});
