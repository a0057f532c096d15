import { createElement as h, type ReactNode } from 'react';
import type { AuditPart } from '../audit-parts.ts';
import { type AuditedPage, faultsOf } from '../audited-page.ts';
import { pictureFile, pictureSize, viewNames } from '../page-pictures.ts';
import { section } from './report-document.ts';
import { figure, reportTable, words } from './report-table.ts';

const anchor = (path: string) => `page${path.replaceAll('/', '-')}`;

const heads = [
  'Page',
  'Performance',
  'Access',
  'Practice',
  'Search',
  'Largest paint, ms',
  'Times a bare page',
  'Blocked, ms',
  'Shift',
  'kB',
  'Requests',
  'axe',
  'Large text',
  'Links',
  'Data',
  'Inlinks',
  'Faults',
];

function row(page: AuditedPage) {
  const { speed, weight, faults } = page;
  const count = (part: AuditPart) => {
    const found = faults[part]?.length;
    return figure(found, 0, (found ?? 0) > 0);
  };
  const failed = (part: AuditPart, name: string) =>
    (faults[part] ?? []).some((fault) => fault.name === name);
  const score = (name: string, goal: string) =>
    figure(speed?.scores[name], 0, failed('speed', goal));
  const all = faultsOf(page).length;
  return [
    words(h('a', { href: `#${anchor(page.path)}` }, page.path)),
    score('performance', 'performance'),
    score('accessibility', 'accessibility'),
    score('best-practices', 'best practice'),
    score('seo', 'search'),
    figure(speed?.largestPaint),
    figure(speed?.toBare, 2, failed('speed', 'largest paint, times a bare page')),
    figure(speed?.blocked, 0, failed('speed', 'blocked')),
    figure(speed?.shift, 3, failed('speed', 'shift')),
    figure(weight && weight.bytes / 1000, 0, failed('weight', 'first load')),
    figure(weight?.requests, 0, failed('weight', 'requests')),
    count('access'),
    count('text'),
    count('links'),
    count('data'),
    figure(page.inlinks, 0, failed('inlinks', 'no inlink')),
    figure(all, 0, all > 0),
  ];
}

export const pageTableSection = (pages: readonly AuditedPage[]): ReactNode =>
  section(
    'pages',
    'Every page',
    reportTable({
      caption: 'One row for each page; – was not measured. What misses a goal is red and bold.',
      heads,
      rows: pages.map(row),
    }),
  );

function pictures({ path, title }: AuditedPage): ReactNode {
  return h(
    'div',
    { className: 'pictures' },
    viewNames.map((view) =>
      h('img', {
        key: view,
        src: pictureFile(path, view),
        alt: `${title}, first screen ${view === 'phone' ? 'of a phone' : 'in a wide window'}`,
        loading: 'lazy',
        ...pictureSize(view),
      }),
    ),
  );
}

function details(page: AuditedPage): ReactNode {
  const found = faultsOf(page);
  return h(
    'div',
    { key: page.path, id: anchor(page.path) },
    h('h3', null, page.path),
    h('p', null, page.title),
    found.length === 0
      ? h('p', null, 'Nothing was found in what was measured.')
      : h(
          'ul',
          { className: 'list' },
          found.map(({ name, detail }, place) =>
            h('li', { key: place }, h('strong', null, name), `: ${detail}`),
          ),
        ),
    page.faults.pictures ? pictures(page) : null,
  );
}

export const detailSection = (pages: readonly AuditedPage[]): ReactNode =>
  section('details', 'What was found on each', ...pages.map(details));
