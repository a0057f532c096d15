import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { PageSources } from './page-sources.ts';

/** Headers as they are sent, by name in small letters. */
export type HeaderList = Readonly<Record<string, string>>;

export type SecuritySettings = {
  /** Where forms of these pages may be sent, and scripts may ask. */
  readonly allowedOrigins: readonly string[];
  /** Tells browsers to use TLS for all subdomains too, for a year. */
  /** Asks search engines to list nothing of this host. */
  readonly staging: boolean;
};

/**
 * Who may make scripts of addresses. No script of the site needs to; after a yes the ad pixel does, by
 * the policy of `site/islands/AdPixel` and by one that its own script makes.
 */
const TRUSTED_TYPES = ['default', 'connect.facebook.net/fbevents'];

const MAP_FRAMES = ['https://www.openstreetmap.org', 'https://www.google.com'];

/**
 * The security headers of an answer. Nothing is allowed that is not named: pages, errors and files
 * alike, so that an error page is no way around them.
 * @param sources what the page may load besides the site's own files
 */
export function securityHeaders(
  { allowedOrigins, staging }: SecuritySettings,
  sources: PageSources,
): HeaderList {
  const more = (directive: string) => sources[directive] ?? [];
  const headers: Record<string, string> = {
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ...(staging && { 'x-robots-tag': 'noindex, nofollow' }),
  };
  const add = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...more('script-src')],
        'style-src': ["'self'", ...more('style-src')],
        'img-src': ["'self'", 'data:', ...more('img-src')],
        'font-src': ["'self'", ...more('font-src')],
        'media-src': ["'self'", ...more('media-src')],
        'connect-src': ["'self'", ...allowedOrigins, ...more('connect-src')],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'"],
        'frame-src': ["'self'", ...MAP_FRAMES, ...more('frame-src')],
        'form-action': ["'self'", ...allowedOrigins],
        'frame-ancestors': ["'self'"],
        'base-uri': ["'self'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': TRUSTED_TYPES,
      },
    },
    // Map tiles and the ad pixel want to know the site, nobody needs to know the page.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: 'sameorigin' },
    // For browsers and players that no longer are; each byte of a header makes the first answer longer.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  // The library wants a response; all it does is to name headers.
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader() {},
  } as unknown as ServerResponse;
  add({} as IncomingMessage, response, () => {});
  return headers;
}

/**
 * The policy of fonts and pictures. Opened by themselves they show themselves and need nothing; a browser fetches
 * them before a page's first words, so each byte of their headers counts. Undefined for all other types.
 */
export const policyOfFile = (type: string): HeaderList | undefined =>
  /^(font|image)\//.test(type)
    ? { 'content-security-policy': "default-src 'none';frame-ancestors 'self'" }
    : undefined;

/** Feed readers show the pictures on pages of their own; everything else stays with this site. */
export function resourcePolicy(type: string): string {
  return /^(image|video|audio)\//.test(type) ? 'cross-origin' : 'same-origin';
}
