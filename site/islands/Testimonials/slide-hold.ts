export type SliderParts = {
  /** All of it: the slides and their controls. */
  part: HTMLElement;
  /** What the slides move in. */
  row: HTMLElement;
  /** Plays and pauses. */
  toggle: HTMLElement;
};

/** What holds the slides still: nothing, the button that plays and pauses them, or anything else. */
export type Hold = 'nothing' | 'toggle' | 'visitor';

/** Watches whether a pointer lies on the slides or the focus is in their part. @param tell hears it now and at every change */
export function watchHold({ part, row, toggle }: SliderParts, tell: (hold: Hold) => void): void {
  // A finger that has left goes on hovering for the style sheets.
  let under = matchMedia('(hover: hover)').matches && row.matches(':hover');

  function follow() {
    const focused = document.activeElement;
    if (under || (focused !== toggle && part.contains(focused))) tell('visitor');
    else tell(focused === toggle ? 'toggle' : 'nothing');
  }
  // Between two controls the focus is nowhere for a moment.
  const soon = () => requestAnimationFrame(follow);
  for (const change of ['focusin', 'focusout']) part.addEventListener(change, soon);
  for (const change of ['pointerenter', 'pointerleave'])
    row.addEventListener(change, () => {
      under = change === 'pointerenter';
      follow();
    });
  follow();
}
