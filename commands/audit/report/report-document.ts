import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export type ReportDocument = { title: string; lead: string; body: ReactNode };

/** A whole page that needs no script; its styles lie beside it. */
export function reportDocument({ title, lead, body }: ReportDocument): string {
  const page = h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'robots', content: 'noindex' }),
      h('title', null, title),
      h('link', { rel: 'stylesheet', href: 'report.css' }),
    ),
    h(
      'body',
      { 'data-tone': 'paper' },
      h(
        'header',
        { className: 'head', 'data-tone': 'dark' },
        h('h1', null, title),
        h('p', null, lead),
      ),
      h('main', null, body),
    ),
  );
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
}

/** A band of the page with its heading. */
export const section = (id: string, heading: string, ...parts: ReactNode[]) =>
  h(
    'section',
    { key: id, 'aria-labelledby': id },
    h('h2', { id }, heading),
    ...parts.map((part, index) => h('div', { key: index }, part)),
  );
