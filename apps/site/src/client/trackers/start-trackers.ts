import { type Tracker, withCookies } from '@agency/content/trackers.ts';
import { changeHistoryState, historyState } from '../history-state.ts';
import { readChoice, storeChoice } from '../stored-choice.ts';
import { loadTracker, revokeConsent } from './load-tracker.ts';
import { moveTypedParameters } from './move-typed-parameters.ts';

/** The sign-in of the editor at /admin is in this browser's storage, which scripts of trackers could read. */
const isEditor = readChoice('sveltia-cms.user') !== null;
const trackers: Tracker[] = isEditor ? [] : JSON.parse(document.body.dataset.trackers ?? '[]');
const asking = withCookies(trackers);
const others = trackers.filter((tracker) => !asking.includes(tracker));
/** A yes is for the trackers that were named in the question: one that is added later asks again. */
const acceptedKinds = asking.map(({ kind }) => kind).join(' ');

const [question, withdraw, status] = ['consent-question', 'consent-switch', 'withdrawn'].map(
  (name) => document.querySelector<HTMLElement>(`[data-${name}]`),
);

const loaded = new Set<string>();

/** Loads a tracker, and reports a new lead once: the tab's own history knows what was reported, for a reload. */
function start(tracker: Tracker) {
  const { kind } = tracker;
  if (loaded.has(kind)) return;
  loaded.add(kind);
  const reportLead = loadTracker(tracker);
  const { reference, reported = [] } = historyState();
  if (!reference || reported.includes(kind)) return;
  reportLead(reference);
  changeHistoryState({ reported: [...reported, kind] });
}

/** Deletes the cookies whose names begin so, of this host and the wider ones that a tracker may take. */
function deleteCookies(beginnings: readonly string[]) {
  const parts = location.hostname.split('.');
  const hosts = parts.map((_part, index) => `; domain=${parts.slice(index).join('.')}`);
  for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('=')))
    if (beginnings.some((beginning) => name.startsWith(beginning)))
      for (const host of ['', ...hosts]) {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in browsers of two years ago
        document.cookie = `${name}=; max-age=0; path=/${host}`;
      }
}

function followConsent() {
  const answer = readChoice('trackers');
  if (question) question.hidden = isEditor || answer === acceptedKinds || answer === 'no';
  if (withdraw) withdraw.hidden = answer !== acceptedKinds;
  if (answer === acceptedKinds) asking.forEach(start);
  if (answer !== 'no') return;
  if (asking.some(({ kind }) => loaded.has(kind))) revokeConsent(others);
  deleteCookies(asking.flatMap(({ cookies }) => cookies));
}

/** Where the keyboard was before the question; the page itself at first. */
let before: HTMLElement | null = document.querySelector('main');
document.addEventListener('focusout', ({ target, relatedTarget }) => {
  const isEntering = question?.contains(relatedTarget as Node | null);
  if (isEntering && !question?.contains(target as Node)) before = target as HTMLElement;
});

question?.addEventListener('click', ({ target }) => {
  const { answer } = (target as HTMLElement).dataset;
  if (!answer) return;
  storeChoice('trackers', answer === 'yes' ? acceptedKinds : 'no');
  followConsent();
  // The button that had the focus is hidden.
  before?.focus({ preventScroll: true });
});
withdraw?.addEventListener('click', () => {
  storeChoice('trackers', 'no');
  followConsent();
  if (!status) return;
  status.textContent = status.dataset.withdrawn ?? '';
  status.focus();
});
// The answer may change in another tab, or on another page before Back shows this one again.
for (const type of ['storage', 'pageshow']) addEventListener(type, followConsent);

moveTypedParameters();
others.forEach(start);
followConsent();
