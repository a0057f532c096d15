import { pageUrl } from '@agency/content/page-url.ts';
import type { Redirect } from '@agency/content/schemas/redirects.ts';
import { encodePath } from '@agency/contract/path-spelling.ts';
import { isFolderPattern, isOtherHost, splitAddress } from '@agency/contract/redirects.ts';
import { EDITOR_PATH } from '../editor/editor-host.ts';
import { type HeaderRules, PAGE_HEADERS } from './page-headers.ts';

const POLICY = 'content-security-policy';
/** Cloudflare reads 100 rules of `_headers` and truncates lines longer than this. */
const MAX_LINE_LENGTH = 2000;

/** One policy that allows what any of several policies allows. */
function mergePolicies(policies: readonly string[]): string {
  const directives = new Map<string, Set<string>>();
  for (const directive of policies.flatMap((policy) => policy.split(';'))) {
    const [name = '', ...sources] = directive.split(' ');
    directives.set(name, new Set([...(directives.get(name) ?? []), ...sources]));
  }
  const text = () => [...directives].map(([name, all]) => [name, ...all].join(' ')).join(';');
  if (`  ${POLICY}: ${text()}`.length > MAX_LINE_LENGTH)
    directives.set('style-src', new Set(["'self'", "'unsafe-inline'"]));
  return text();
}

/**
 * The headers of server.json for other hosts: one policy for the pages of the top level and one for each folder.
 * No page gets the same header from two rules: Cloudflare would join both values and Netlify would use one of them.
 */
export function hostHeaders(rules: HeaderRules): HeaderRules {
  const { [POLICY]: _policy, 'cache-control': _cache, ...everywhere } = rules['/*'] ?? {};
  const { 'cross-origin-resource-policy': resources = '', ...all } = everywhere;
  const { [EDITOR_PATH]: editor, ...site } = rules;
  const pages = Object.entries(site).flatMap(([path, { [POLICY]: policy }]) =>
    policy && !path.includes('*') ? [{ path, policy }] : [],
  );
  const pageHeaders = (isIncluded: (path: string) => boolean) => ({
    ...PAGE_HEADERS,
    // Hosts show the 404 page at any address.
    [POLICY]: mergePolicies(
      pages
        .filter(({ path }) => isIncluded(path) || path === pageUrl('notFound'))
        .map(({ policy }) => policy),
    ),
    'cross-origin-resource-policy': resources,
  });
  const topLevel = pageHeaders((path) => path.lastIndexOf('/') === 0);
  const folders = new Set(pages.flatMap(({ path }) => path.match(/^\/[^/]+(?=\/)/) ?? []));
  const folderRules = [...folders].map((folder) => [
    `${folder}/*`,
    // For Netlify, /portfolio/* includes the page /portfolio.
    {
      ...pageHeaders((path) => path === folder || path.startsWith(`${folder}/`)),
      ...rules[`${folder}/*`],
    },
  ]);
  return {
    '/*': all,
    '/_astro/*': rules['/_astro/*'] ?? {},
    ...Object.fromEntries(folderRules),
    ...(editor && { '/admin/*': editor }),
    '/': topLevel,
    '/:page': topLevel,
    // A drawing that is opened on its own. Where a folder has a policy too, both hold or the folder's.
    '/*.svg': { [POLICY]: "script-src 'none'" },
  };
}

/** `_headers` of Netlify and Cloudflare Pages. */
export const headersFile = (headers: HeaderRules): string =>
  Object.entries(headers)
    .flatMap(([path, values]) => [
      `${path}\n`,
      ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}\n`),
    ])
    .join('');

const targetOf = (to: string) => (isOtherHost(to) ? encodeURI(to) : encodePath(to));

/** Patterns come last: hosts use the first line that fits, and Cloudflare wants them there. */
const patternsLast = (redirects: readonly Redirect[]) =>
  [false, true].flatMap((last) =>
    redirects
      .filter(({ from }) => isFolderPattern(from) === last)
      .sort((one, other) => (last ? other.from.length - one.from.length : 0)),
  );

/**
 * `_redirects` of Netlify and Cloudflare Pages, which need no rule for about-us.html and 404.html. A line with a query
 * is for Netlify; Cloudflare leaves it out, and shows the page of the path.
 */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  patternsLast(redirects)
    .map(({ from, to }) => {
      const { path, query } = splitAddress(from);
      return query === ''
        ? `${encodePath(path)} ${targetOf(to)} 301\n`
        : `${encodePath(path)} ${query.split('&').join(' ')} ${targetOf(to)} 301!\n`;
    })
    .join('');

const escapedPattern = (text: string) => text.replace(/[^\p{L}\p{M}\w/ -]/gu, '\\$&');

/** The rules of one redirect for Apache, which compares the decoded path and encodes the target itself. */
function rewriteRules({ from, to }: Redirect): string[] {
  const { path, query } = splitAddress(from);
  const target = to.replaceAll('%', '\\%');
  if (isFolderPattern(from))
    return [`RewriteRule "^${escapedPattern(path.slice(1, -2))}(/|$)" "${target}" [R=301,L,NC]`];
  const page = path === '/' ? '(index\\.(html|php))?' : escapedPattern(path.slice(1));
  return [
    ...(query === '' ? [] : query.split('&')).map(
      (part) => `RewriteCond "%{QUERY_STRING}" "(^|&)${escapedPattern(part)}(&|$)"`,
    ),
    `RewriteRule "^${page}$" "${target}" [R=301,L,NC${query === '' ? '' : ',QSD'}]`,
  ];
}

/** `.htaccess` of Apache and LiteSpeed, for pages at the root of a domain. */
export function htaccessFile(headers: HeaderRules, redirects: readonly Redirect[]): string {
  const rules = Object.entries(headers).map(([path, values]) => {
    const lines = Object.entries(values).map(
      ([name, value]) => `Header always set ${name} "${value}"`,
    );
    if (path === '/*') return lines.join('\n');
    const pattern = path
      .replace(/^\/\*\.(\w+)$/, '/.*\\.$1$')
      .replace(/\*$/, '')
      .replace(/:page$/, '[^/]+$')
      .replace(/^\/$/, '/$');
    return [`<If "%{REQUEST_URI} =~ m#^${pattern}#">`, ...lines, '</If>'].join('\n');
  });
  const moved = patternsLast(redirects).flatMap(rewriteRules);
  return `Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash Off
ErrorDocument 404 /404.html
AddType image/avif .avif
<IfModule mod_deflate.c>
AddOutputFilterByType DEFLATE text/html text/css text/javascript application/json image/svg+xml
</IfModule>
RewriteEngine On
RewriteRule "^(server\\.json|_headers|_redirects)$" - [R=404,L]
${moved.join('\n')}
RewriteCond "%{THE_REQUEST}" "^\\S+ /index(\\.html)?[? ]"
RewriteRule "^index(\\.html)?$" "/" [R=301,L]
# /about-us is the file about-us.html: /about-us.html and /about-us/ lead there.
RewriteCond "%{THE_REQUEST}" "^\\S+ \\S+?(\\.html|/)[? ]"
RewriteCond "%{DOCUMENT_ROOT}/$1.html" -f
RewriteRule "^(.+?)(\\.html|/)$" "/$1" [R=301,L]
RewriteCond "%{DOCUMENT_ROOT}/$1.html" -f
RewriteRule "^(.+)$" "$1.html" [L]
${rules.join('\n')}
`;
}
