import { changeHistoryState, historyState } from '../../../client/history-state.ts';

/** The pauses between tries while the browser says that it is online, in milliseconds. The last one is repeated. */
const pausesMs = [5_000, 15_000, 60_000];

/**
 * The promise that a form is sent once the network is back. It is kept as long as the page is open or comes back: a
 * network that was just found often fails once more, a page that was left gets no event, and a browser that restores a
 * tab restores its fields and its history entry.
 * @param note tells the visitor that the form is sent later
 * @param send tries to send the form; it calls `tried` when that may work later
 */
export function sendLater(note: HTMLElement, send: () => void) {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isPromised = () => !note.hidden;
  function sendNow() {
    clearTimeout(timer);
    if (isPromised() && navigator.onLine) send();
  }
  function set(promised: boolean) {
    clearTimeout(timer);
    tries = 0;
    note.hidden = !promised;
    if (Boolean(historyState().unsent) !== promised) changeHistoryState({ unsent: promised });
  }

  addEventListener('online', sendNow);
  addEventListener('pageshow', ({ persisted }) => persisted && sendNow());
  document.addEventListener('visibilitychange', () => !document.hidden && sendNow());
  return {
    isPromised,
    promise: () => set(true),
    withdraw: () => set(false),
    /** A try did not work yet: the next one comes after a pause, or when the network is back. */
    tried() {
      timer = setTimeout(sendNow, pausesMs[Math.min(tries, pausesMs.length - 1)]);
      tries += 1;
    },
    /** What an earlier page of this history entry promised: the browser has brought the fields back with it. */
    resume(hasFields: boolean) {
      const wasPromised = Boolean(historyState().unsent);
      set(wasPromised && hasFields);
      return isPromised();
    },
    sendNow,
  };
}
