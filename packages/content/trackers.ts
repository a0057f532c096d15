import type { Brand } from './schemas/brand.ts';

export type TrackerSettings = Required<Brand['trackers']>;

type Facts = {
  name: string;
  purpose: 'statistics' | 'ads';
  /** How the names of its cookies on our domain begin. A tracker with cookies is loaded only after a yes. */
  cookies: string[];
  /** The origins of its scripts, and those they report to. */
  scripts: string[];
  hosts: string[];
  /** The Trusted Types policy of its scripts, which load more scripts by address. */
  policy?: string;
};

/** One that is on, with what brand.yaml says of it. */
export type Tracker = Facts & {
  kind: keyof TrackerSettings;
  setting: TrackerSettings[keyof TrackerSettings];
};

export const googleTag = 'https://www.googletagmanager.com';
/** What pages embed after a click. */
export const frameSrc = "'self' https://www.openstreetmap.org https://www.google.com";
const google = 'https://*.google.com';
/** Google Ads reports to the Google of the visitor's country, too. A policy has no wildcard for these, and all 187 are too long. */
const countryDomains = 'ae at be ca ch co.in co.uk com.au com.sg de es fr ie it lk nl'.split(' ');
const regions = countryDomains.map((domain) => `https://www.google.${domain}`);
const doubleClick = 'https://*.g.doubleclick.net';
const umamiCloud = ['https://gateway.umami.is', 'https://api-gateway.umami.dev'];

/** By the fields of brand.yaml. Hosts: https://developers.google.com/tag-platform/security/guides/csp and the like. */
const table: Record<keyof TrackerSettings, Facts> = {
  plausible: { name: 'Plausible', purpose: 'statistics', cookies: [], scripts: [], hosts: [] },
  umami: { name: 'Umami', purpose: 'statistics', cookies: [], scripts: [], hosts: [] },
  googleAnalyticsId: {
    name: 'Google Analytics',
    purpose: 'statistics',
    cookies: ['_ga', '_gid'],
    scripts: [googleTag],
    hosts: ['https://*.google-analytics.com', google, doubleClick],
    policy: 'goog#html',
  },
  googleAdsConversion: {
    name: 'Google Ads',
    purpose: 'ads',
    cookies: ['_gcl_', '_gac_'],
    scripts: [googleTag, 'https://www.googleadservices.com', doubleClick, google],
    hosts: ['https://pagead2.googlesyndication.com', google, 'https://google.com', ...regions],
    policy: 'goog#html',
  },
  metaPixelId: {
    name: 'Meta pixel',
    purpose: 'ads',
    cookies: ['_fbp', '_fbc'],
    scripts: ['https://connect.facebook.net'],
    policy: 'connect.facebook.net/fbevents',
    hosts: ['https://www.facebook.com'],
  },
  linkedin: {
    name: 'LinkedIn Insight Tag',
    purpose: 'ads',
    cookies: ['li_', 'ln_or', 'oribi'],
    scripts: ['https://snap.licdn.com'],
    hosts: ['https://*.ads.linkedin.com', 'https://cdn.linkedin.oribi.io'],
  },
};

/**
 * The trackers that are on. The content policy, the question before they are loaded and the list in the privacy
 * policy are made from this.
 */
export function configuredTrackers(settings: Partial<TrackerSettings>): Tracker[] {
  const kinds = Object.keys(table) as Tracker['kind'][];
  return kinds.flatMap((kind) => {
    const setting = settings[kind];
    if (!setting) return [];
    const tracker = { kind, setting, ...table[kind] };
    if (tracker.scripts.length > 0) return tracker;
    const { origin } = new URL(
      typeof setting === 'object' && 'script' in setting ? setting.script : String(setting),
    );
    const hosts = origin === 'https://cloud.umami.is' ? umamiCloud : [];
    return { ...tracker, scripts: [origin], hosts };
  });
}

/** Those that are loaded only after a yes. */
export const withCookies = (trackers: readonly Tracker[]) =>
  trackers.filter(({ cookies }) => cookies.length > 0);
