import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { arrowStep } from '../../client/plain-keys.ts';

/** Shows one of the steps at a time. Until it is ready, they are a row that scrolls. */
export function useStepper(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    if (!list.current) return;
    // A visitor who has scrolled to the third step stays there.
    setCurrent(Math.round(list.current.scrollLeft / list.current.clientWidth));
    list.current.scrollLeft = 0;
    setIsReady(true);
  }, []);

  const move = (change: number) =>
    setCurrent((before) => Math.min(count - 1, Math.max(0, before + change)));

  function onKeyDown(event: KeyboardEvent) {
    const change = arrowStep(event);
    if (!change || !isReady) return;
    event.preventDefault();
    move(change);
  }

  return { list, current, isReady, move, onKeyDown };
}
