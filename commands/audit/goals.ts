import type { AuditFault } from './audited-page.ts';
import type { PageSpeed } from './lighthouse-page.ts';
import type { PageWeight } from './measure-weight.ts';

type Goal<Measured> = {
  name: string;
  unit: string;
  limit(measured: Measured): number;
  /** Undefined where it was not asked for. */
  value(measured: Measured): number | undefined;
  /** Above the limit is better. */
  atLeast?: true;
};

const score = (name: string, category: string, limit: number): Goal<PageSpeed> => ({
  name,
  unit: 'of 100',
  limit: () => limit,
  value: ({ scores }) => scores[category],
  atLeast: true,
});

const speedGoals: readonly Goal<PageSpeed>[] = [
  score('performance', 'performance', 99),
  score('accessibility', 'accessibility', 100),
  score('best practice', 'best-practices', 100),
  score('search', 'seo', 100),
  {
    name: 'largest paint, times a bare page',
    unit: '×',
    limit: ({ hero }) => (hero ? 1.2 : 1.25),
    value: ({ toBare }) => toBare,
  },
  { name: 'blocked', unit: 'ms', limit: () => 30, value: ({ blocked }) => blocked },
  { name: 'shift', unit: '', limit: () => 0, value: ({ shift }) => shift },
  {
    name: 'largest paint after the first',
    unit: 'ms',
    limit: () => 100,
    value: ({ paintGap }) => paintGap,
  },
];

const kilobytes = (name: string, kind: string, limit: number): Goal<PageWeight> => ({
  name,
  unit: 'kB',
  limit: () => limit,
  value: ({ kinds }) => (kinds[kind] ?? 0) / 1000,
});

const weightGoals: readonly Goal<PageWeight>[] = [
  {
    name: 'first load',
    unit: 'kB',
    limit: ({ hero }) => (hero ? 130 : 100),
    value: ({ bytes }) => bytes / 1000,
  },
  { name: 'requests', unit: '', limit: () => 10, value: ({ requests }) => requests },
  kilobytes('script', 'script', 8),
  kilobytes('fonts', 'font', 32),
];

function missed<Measured>(goals: readonly Goal<Measured>[], measured: Measured): AuditFault[] {
  return goals
    .map((goal) => ({ ...goal, bound: goal.limit(measured), reached: goal.value(measured) }))
    .flatMap(({ reached, ...goal }) => (reached === undefined ? [] : [{ ...goal, reached }]))
    .filter(({ atLeast, bound, reached }) => !(atLeast ? reached >= bound : reached <= bound))
    .map(({ name, unit, atLeast, bound, reached }) => ({
      name,
      detail: [Number(reached.toFixed(2)), unit, `(${atLeast ? 'at least' : 'at most'} ${bound})`]
        .filter((word) => word !== '')
        .join(' '),
    }));
}

/** The goals of speed that a page misses, and what Lighthouse finds wrong with it. */
export const speedFaults = (speed: PageSpeed): AuditFault[] => [
  ...missed(speedGoals, speed),
  ...Object.entries(speed.faults).map(([name, detail]) => ({ name, detail })),
];

/** The goals of weight that a page misses. */
export const weightFaults = (weight: PageWeight): AuditFault[] => missed(weightGoals, weight);
