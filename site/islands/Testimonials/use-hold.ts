import { useEffect, useRef, useState } from 'react';

/** What holds the slides still: nothing, the button that plays and pauses them, or anything else. */
export type Hold = 'nothing' | 'toggle' | 'visitor';

/** Watches whether a pointer lies on the slides or the focus is in their region, from before waking on. */
export function useHold() {
  const region = useRef<HTMLDivElement>(null);
  const [under, setUnder] = useState(false);
  const [focus, setFocus] = useState<Hold>('nothing');

  useEffect(() => {
    const { current } = region;
    const follow = () => {
      const inside = current?.contains(document.activeElement) ?? false;
      const toggle = document.activeElement?.matches('[data-toggle]') ?? false;
      setFocus(inside ? (toggle ? 'toggle' : 'visitor') : 'nothing');
    };
    // Between two controls the focus is nowhere for a moment.
    const soon = () => requestAnimationFrame(follow);
    const end = new AbortController();
    follow();
    for (const change of ['focusin', 'focusout'])
      current?.addEventListener(change, soon, { signal: end.signal });
    return () => end.abort();
  }, []);

  const by: Hold = under ? 'visitor' : focus;
  return {
    region,
    by,
    pointer: { onPointerEnter: () => setUnder(true), onPointerLeave: () => setUnder(false) },
  };
}
