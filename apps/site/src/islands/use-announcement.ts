import { useEffect, useRef, useState } from 'react';

/** A result is announced when nothing was typed for this time. */
const announceAfterMs = 900;

type Announcement = { text: string; isVisible: boolean; count: number };

/** What the status of an island says: at once, or when the visitor has stopped typing. */
export function useAnnouncement() {
  const [announcement, setAnnouncement] = useState<Announcement>();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(pause.current);
  useEffect(() => () => clearTimeout(pause.current), []);

  function announce(text: string, isVisible = false) {
    cancel();
    setAnnouncement((last) => ({ text, isVisible, count: (last?.count ?? 0) + 1 }));
  }

  function announceLater(text: string, andThen = () => {}) {
    cancel();
    pause.current = setTimeout(() => {
      announce(text);
      andThen();
    }, announceAfterMs);
  }

  return { announcement, announce, announceLater, cancel };
}
