import { type AuditedPage, faultsOf } from './audited-page.ts';
import type { AuditedAnswer } from './headers/measure-headers.ts';
import { asRatio, inKilobytes, table } from './table.ts';

const heads = [
  'page',
  'P',
  'A',
  'B',
  'S',
  'FCP',
  'LCP',
  'bare',
  '',
  'gap',
  'TBT',
  'shift',
  'kB',
  'html',
  'font',
  'img',
  'js',
  'requests',
  'inlinks',
  'faults',
];

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const none = '–';

function speedCells({ speed }: AuditedPage): string[] {
  if (!speed) return Array.from({ length: 11 }, () => none);
  return [
    ...categories.map((name) => speed.scores[name]?.toFixed(0) ?? none),
    speed.firstPaint.toFixed(0),
    speed.largestPaint.toFixed(0),
    speed.barePaint.toFixed(0),
    asRatio(speed.toBare),
    speed.paintGap.toFixed(0),
    speed.blocked.toFixed(0),
    speed.shift.toFixed(3),
  ];
}

function weightCells({ weight }: AuditedPage): string[] {
  if (!weight) return Array.from({ length: 6 }, () => none);
  const kinds = ['document', 'font', 'image', 'script'];
  return [
    inKilobytes(weight.bytes),
    ...kinds.map((kind) => inKilobytes(weight.kinds[kind] ?? 0)),
    String(weight.requests),
  ];
}

export const pageTable = (pages: readonly AuditedPage[]): string =>
  table(
    heads,
    pages.map((page) => [
      page.path,
      ...speedCells(page),
      ...weightCells(page),
      page.inlinks?.toFixed(0) ?? none,
      String(faultsOf(page).length),
    ]),
  );

export const answerTable = (answers: readonly AuditedAnswer[]): string =>
  table(
    ['answer', 'status', 'score'],
    answers.map(({ name, status, score }) => [name, String(status), String(score)]),
  );
