import type { IncomingHttpHeaders } from 'node:http';

/**
 * Tells whether an answer should be a page: only when HTML is named in `Accept`, at least as wanted
 * as JSON. `fetch` sends a bare wildcard and gets JSON; a form without script names HTML first.
 */
export function wantsPage(headers: IncomingHttpHeaders): boolean {
  const html = weightOf('text/html', headers.accept);
  return html > 0 && html >= weightOf('application/json', headers.accept);
}

function weightOf(type: string, accept = ''): number {
  for (const part of accept.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    if (name !== type) continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
  }
  return 0;
}
