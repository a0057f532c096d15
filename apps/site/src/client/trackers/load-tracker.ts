import {
  frameSrc,
  googleTag,
  type Tracker,
  type TrackerSettings,
} from '@agency/content/trackers.ts';

type Queue = { (...args: unknown[]): void; callMethod?: Queue; track?: Queue };

/** What the scripts of trackers read and make. */
const globals = window as unknown as Record<string, Queue | undefined>;

/** The origins that scripts may come from: those of the trackers that are loaded. */
const allowed = new Set<string>();

// Browsers that have trusted types ask here before an address becomes a script.
Reflect.get(window, 'trustedTypes')?.createPolicy('default', {
  createScriptURL: (address: string) =>
    allowed.has(new URL(address, location.href).origin) ? address : null,
});

function addScript(src: string, data: DOMStringMap = {}): HTMLScriptElement {
  const script = Object.assign(document.createElement('script'), { async: true });
  Object.assign(script.dataset, data);
  script.src = src;
  document.head.append(script);
  return script;
}

/** A global function that stores its calls until the script of its tracker reads them. */
function addQueue(name: string, field: string, more: object = {}): Queue {
  const queue: unknown[][] = [];
  const call: Queue = (...args) => (call.callMethod ? call.callMethod(...args) : queue.push(args));
  globals[name] = Object.assign(call, { [field]: queue, ...more });
  return call;
}

const allSignals = ['analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization'];

const setConsent = (action: string, names: readonly string[], value: 'granted' | 'denied') =>
  globals.gtag?.('consent', action, Object.fromEntries(names.map((name) => [name, value])));

/** Analytics and Ads share one script. What was not asked for, such as personal ads, stays denied. */
function addGoogle(id: string, granted: readonly string[]) {
  if (!globals.gtag) {
    const dataLayer: unknown[] = [];
    const gtag: Queue = function gtag() {
      // biome-ignore lint/complexity/noArguments: Google's script takes no arrays
      dataLayer.push(arguments);
    };
    Object.assign(globals, { gtag, dataLayer });
    setConsent('default', allSignals, 'denied');
    gtag('js', new Date());
    addScript(`${googleTag}/gtag/js?id=${id}`);
  }
  setConsent('update', granted, 'granted');
  globals.gtag?.('config', id);
}

type Load<Setting> = (setting: NonNullable<Setting>) => (reference: string) => void;

/** Each counts a page view, and returns what reports a lead by its reference, which says nothing of the person. */
const loaders: { [Kind in keyof TrackerSettings]: Load<TrackerSettings[Kind]> } = {
  plausible(script) {
    const plausible = addQueue('plausible', 'q', { o: {} });
    addScript(script, { domain: location.hostname.replace(/^www\./, '') });
    return (reference) => plausible('Lead', { props: { reference } });
  },
  umami(setting) {
    const script = addScript(setting.script, { websiteId: setting.websiteId });
    return (reference) =>
      script.addEventListener('load', () => globals.umami?.track?.('lead', { reference }));
  },
  googleAnalyticsId(id) {
    addGoogle(id, ['analytics_storage']);
    return (transaction_id) =>
      globals.gtag?.('event', 'generate_lead', { send_to: id, transaction_id });
  },
  googleAdsConversion(send_to) {
    addGoogle(send_to.replace(/\/.*/, ''), ['ad_storage', 'ad_user_data']);
    return (transaction_id) => globals.gtag?.('event', 'conversion', { send_to, transaction_id });
  },
  metaPixelId(id) {
    // Opening the menu adds to the history, which would count as a page view.
    const settings = { loaded: true, version: '2.0', disablePushState: true };
    const fbq = addQueue('fbq', 'queue', settings);
    // Otherwise it reads buttons and fields of the page by itself.
    fbq('set', 'autoConfig', false, id);
    fbq('init', id);
    fbq('track', 'PageView');
    addScript('https://connect.facebook.net/en_US/fbevents.js');
    return (eventID) => fbq('track', 'Lead', {}, { eventID });
  },
  linkedin({ partnerId, conversionId }) {
    const lintrk = addQueue('lintrk', 'q');
    Object.assign(globals, { _linkedin_data_partner_ids: [partnerId] });
    addScript('https://snap.licdn.com/li.lms-analytics/insight.min.js');
    return (event_id) => lintrk('track', { conversion_id: Number(conversionId), event_id });
  },
};

export function loadTracker({ kind, setting, scripts }: Tracker) {
  for (const origin of scripts) allowed.add(origin);
  return loaders[kind](setting as never);
}

/**
 * After consent is withdrawn. Scripts that run cannot be stopped, so a second content policy, which browsers follow
 * from now on, leaves the page only this site, its forms and the trackers that need no consent.
 */
export function revokeConsent(others: readonly Tracker[]) {
  setConsent('update', allSignals, 'denied');
  globals.fbq?.('consent', 'revoke');
  const forms = Array.from(document.forms, ({ action }) => new URL(action).origin);
  const origins = [...forms, ...others.flatMap(({ scripts, hosts }) => [...scripts, ...hosts])];
  const sources = ["'self'", ...origins].join(' ');
  const content = `script-src-elem ${sources};connect-src ${sources};img-src ${sources} data:;frame-src ${frameSrc}`;
  const policy = { httpEquiv: 'content-security-policy', content };
  document.head.append(Object.assign(document.createElement('meta'), policy));
  for (const frame of document.querySelectorAll('iframe:not([data-frame] iframe)')) frame.remove();
}
