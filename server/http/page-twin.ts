import type { FastifyRequest } from 'fastify';
import type { CachedFile, Variant } from './site-cache.ts';

/** A page that has a Markdown twin names it in its head. */
const TWIN_LINK = /<link rel="alternate" type="text\/markdown"/;

/** Whether answers at the address of this page depend on what the request accepts. */
export const hasTwin = (html: string): boolean => TWIN_LINK.test(html);

/** A quick look, before any weighing: browsers never ask for Markdown. */
export const mentionsMarkdown = (accept: string | undefined): boolean =>
  accept !== undefined && /text\/markdown/i.test(accept);

/** Tells whether Markdown is wanted more than HTML, by the weights of `Accept`. Needs @fastify/accepts. */
export const wantsMarkdown = (request: FastifyRequest): boolean =>
  mentionsMarkdown(request.headers.accept) &&
  request.type(['text/html', 'text/markdown']) === 'text/markdown';

/** Where the twin of a page's file lies: `/about-us.html` has `/about-us.md`. */
export const twinName = (file: string): string => file.replace(/\.html$/, '.md');

/**
 * A twin as the answer at the address of its page: caches keep it apart from the page, and ask again
 * as often as for that. @param name where the twin lies by itself
 */
export function asPageAnswer(twin: CachedFile, name: string): CachedFile {
  const changed = {
    'cache-control': 'no-cache',
    vary: 'accept, accept-encoding',
    'content-location': name,
  };
  const variant = ({ head, body }: Variant): Variant => ({ head: replaced(head, changed), body });
  return {
    ...twin,
    plain: variant(twin.plain),
    br: twin.br && variant(twin.br),
    gzip: twin.gzip && variant(twin.gzip),
    unchanged: replaced(twin.unchanged, changed),
  };
}

/** Headers as Node takes them, name, value, …, with some of them set anew. */
function replaced(head: readonly string[], changed: Readonly<Record<string, string>>): string[] {
  const kept = head.filter((_, index) => !((head[index - (index % 2)] ?? '') in changed));
  return [...kept, ...Object.entries(changed).flat()];
}
