import type { CatalogueOptions } from '../../examples/catalogue-options.ts';
import type { ChartProps } from './Chart.tsx';

const copy = {
  exampleFigures: 'Example figures, not measurements',
  dataTable: 'Show the numbers as a table',
};

export const plain: ChartProps = {
  kind: 'bars',
  title: 'Where the calls of one week came from',
  summary: 'Most calls came from search, then from the map, then from old customers.',
  unit: ' calls',
  data: [
    { label: 'Search', value: 42 },
    { label: 'Map', value: 27 },
    { label: 'Known customers', value: 12 },
  ],
  example: true,
  copy,
};

export const columns: ChartProps = { ...plain, kind: 'columns' };

export const pair: ChartProps = { ...columns, data: plain.data.slice(0, 2) };

export const line: ChartProps = {
  ...plain,
  kind: 'line',
  title: 'Visits in half a year',
  summary: 'Visits dip in February and then rise from 290 to 640 in June.',
  unit: undefined,
  data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'].map((label, month) => ({
    label,
    value: [310, 290, 380, 460, 610, 640][month] ?? 0,
  })),
};

export const share: ChartProps = {
  ...plain,
  kind: 'share',
  title: 'How a month’s budget is parted',
  summary: 'Half goes to search adverts, three tenths to content, a fifth to design.',
  unit: '%',
  data: [
    { label: 'Search adverts', value: 50 },
    { label: 'Content', value: 30 },
    { label: 'Design', value: 20 },
  ],
};

export const tableOpen: ChartProps = plain;

export const longText: ChartProps = {
  ...plain,
  title: 'What three goods brought in, in a year that does not exist',
  summary: 'Oil leads, masala follows, and coffee is too small to see.',
  prefix: '₹',
  unit: undefined,
  data: [
    { label: 'Cold-pressed groundnut oil, five litres in a steel can', value: 12_50_000 },
    { label: 'Hand-pounded masala, all nine kinds in one box', value: 8_40_000 },
    { label: 'Coffee', value: 500 },
  ],
};

export const empty: ChartProps = {
  ...plain,
  data: plain.data.map(({ label }) => ({ label, value: 0 })),
};

export const catalogue: CatalogueOptions = { press: { tableOpen: 'summary' } };
