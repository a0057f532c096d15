import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { brandEditor } from '@agency/content/brand-values.ts';
import { googleTag, type Tracker } from '@agency/content/trackers.ts';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { EDITOR_PATH, editorPolicy } from '../editor/editor-host.ts';

/** Response headers by path, in the order of a `_headers` file: later ones win, `*` matches anything. */
export type HeaderRules = Record<string, Record<string, string>>;

export type PolicySettings = {
  /** The address of a lead service on another host; empty for the same one. */
  readonly leadsHost: string;
  /** The trackers that are on. */
  readonly trackers: readonly Tracker[];
};

const MEDIA = ['avif', 'webp', 'jpg', 'png', 'svg', 'ico', 'mp4', 'webm'];

/**
 * A demonstration site runs the code of somebody else, on an origin of its own: it cannot read the pages, the storage or
 * the service of this site. Its own fonts, styles and scripts then come from another origin.
 */
const DEMONSTRATIONS = /^\/demos\//;
const DEMONSTRATION_FILES = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** Sent with every response. Files other than pages get a policy that allows nothing. */
const EVERYWHERE = {
  'content-security-policy': "default-src 'none';frame-ancestors 'self'",
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
};

/**
 * Sent with pages only: scripts, fonts and pictures have no use for them. Not cross-origin-opener-policy: the browser
 * starts a new process for it, which delays the first page of a visit, and nobody is signed in here.
 */
export const PAGE_HEADERS = {
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  // Other hosts get the origin, which the map and the trackers need, and never the path.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
};

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

type Node = DefaultTreeAdapterTypes.ParentNode;

function* elementsIn(parent: Node): Generator<DefaultTreeAdapterTypes.Element> {
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    // A template's elements are in a tree of their own.
    yield* elementsIn('content' in child ? child.content : child);
  }
}

/** The content security policy of one page. It allows the page's own inline code, not that of other pages. */
function policyOf(html: string, path: string, { leadsHost, trackers }: PolicySettings): string {
  const elements = [...elementsIn(parse(html, { scriptingEnabled: false }))];
  const isNotInlineCode = ({ name, value }: { name: string; value: string }) =>
    name === 'src' || (name === 'type' && value.endsWith('json'));
  const inline = (tag: string) =>
    elements
      .filter(({ tagName, attrs }) => tagName === tag && !attrs.some(isNotInlineCode))
      .map(({ childNodes: [text] }) => (text && 'value' in text ? hashOf(text.value) : ''));
  const has = (attribute: string) =>
    elements.some(({ attrs }) => attrs.some(({ name }) => name === attribute));
  /** Where the frames of the page lead: this site, or the origin of another one. */
  const frames = elements
    .filter(({ tagName }) => tagName === 'iframe')
    .map(({ attrs }) => attrs.find(({ name }) => name === 'src')?.value ?? '')
    .map((src) => URL.parse(src)?.origin ?? "'self'");
  const onPage = has('data-trackers') ? trackers : [];
  const scripts = onPage.flatMap((tracker) => tracker.scripts);
  const hosts = onPage.flatMap((tracker) => tracker.hosts);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...inline('script'),
      ...scripts,
      // The page of the search runs WebAssembly.
      has('data-needs-wasm') ? "'wasm-unsafe-eval'" : '',
    ],
    'style-src': ["'self'", ...inline('style')],
    'img-src': ["'self'", 'data:', ...scripts, ...hosts],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    // A script asks whether the host of a frame can be reached.
    'connect-src': ["'self'", leadsHost, ...scripts, ...hosts, ...frames],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': [...frames, scripts.includes(googleTag) ? googleTag : ''],
    'form-action': ["'self'", leadsHost],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', ...onPage.map(({ policy = '' }) => policy)],
    sandbox: [DEMONSTRATIONS.test(path) ? SANDBOX : ''],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter(Boolean))])
    .filter(({ length }) => length > 1)
    .map((words) => words.join(' '))
    .join(';');
}

/** The path of a built file: /about-us for `about-us.html`, and /demos/one/index.html as it is. */
function pathOf(folder: string, file: string): string {
  const path = `/${relative(folder, file).normalize('NFC')}`;
  if (path === '/index.html') return '/';
  return path.endsWith('/index.html') ? path : path.replace(/\.html$/, '');
}

/** The headers of every response of the site, for the server and static hosts. */
export async function headersOfSite(
  folder: string,
  pages: readonly string[],
  settings: PolicySettings,
): Promise<HeaderRules> {
  const rules: HeaderRules = {
    '/*': EVERYWHERE,
    '/_astro/*': { 'cache-control': 'public, max-age=31536000, immutable' },
    '/feed.xml': { 'content-type': 'application/rss+xml; charset=utf-8' },
  };
  // Feed readers show the pictures on their own pages.
  for (const extension of MEDIA)
    rules[`/*.${extension}`] = { 'cross-origin-resource-policy': 'cross-origin' };
  const paths = pages.map((page) => [page, pathOf(folder, page)] as const);
  if (paths.some(([, path]) => DEMONSTRATIONS.test(path))) rules['/demos/*'] = DEMONSTRATION_FILES;
  for (const [page, path] of paths) {
    const policy =
      path === EDITOR_PATH
        ? editorPolicy(brandEditor())
        : policyOf(await readFile(page, 'utf8'), path, settings);
    rules[path] = {
      ...PAGE_HEADERS,
      'content-security-policy': policy,
      'cache-control': 'no-cache',
    };
  }
  return rules;
}
