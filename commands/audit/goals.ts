import type { PageSpeed } from './lighthouse-page.ts';

type Goal = {
  name: string;
  unit: string;
  limit(page: PageSpeed): number;
  value(page: PageSpeed): number;
  /** Above the limit is better. */
  atLeast?: true;
};

const score = (name: string, category: string, limit: number): Goal => ({
  name,
  unit: 'of 100',
  limit: () => limit,
  value: ({ scores }) => scores[category] ?? 0,
  atLeast: true,
});

export const totalBytes = ({ bytes }: PageSpeed) =>
  Object.values(bytes).reduce((sum, size) => sum + size, 0);

/** What every page is held to. */
const goals: readonly Goal[] = [
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
  {
    name: 'first load',
    unit: 'kB',
    limit: ({ hero }) => (hero ? 130 : 100),
    value: (page) => totalBytes(page) / 1000,
  },
  { name: 'requests', unit: '', limit: () => 10, value: ({ requests }) => requests },
  {
    name: 'script',
    unit: 'kB',
    limit: () => 8,
    value: ({ bytes }) => (bytes.Script ?? 0) / 1000,
  },
  { name: 'fonts', unit: 'kB', limit: () => 32, value: ({ bytes }) => (bytes.Font ?? 0) / 1000 },
];

function isKept({ limit, value, atLeast }: Goal, page: PageSpeed): boolean {
  return atLeast ? value(page) >= limit(page) : value(page) <= limit(page);
}

const missed = (page: PageSpeed) => goals.filter((goal) => !isKept(goal, page));

export const missedGoalNames = (page: PageSpeed) => missed(page).map(({ name }) => name);

/** The goals that a page misses, each with what it was. */
export const missedGoals = (page: PageSpeed) =>
  missed(page).map(({ name, unit, limit, value, atLeast }) => {
    const bound = `${atLeast ? 'at least' : 'at most'} ${limit(page)}`;
    return [name, Number(value(page).toFixed(2)), unit, `(${bound})`].filter(String).join(' ');
  });
