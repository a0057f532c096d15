import { type RefObject, useEffect, useState } from 'react';

/** What a form that could not be sent waits for: the line, or the visitor. */
export type Unsent = 'line' | 'visitor' | null;

/**
 * Keeps a lead that could not be sent, and sends it once the line is back. Its submission id stays, so
 * that the service takes it for the same lead. Whoever goes on writing presses the button anew.
 */
export function useUnsent(form: RefObject<HTMLFormElement | null>) {
  const [unsent, setUnsent] = useState<Unsent>(null);

  useEffect(() => {
    if (unsent !== 'line') return;
    const send = () => form.current?.requestSubmit();
    // The line may have come back between the failure and now.
    if (navigator.onLine) return setUnsent('visitor');
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [unsent, form]);

  return {
    unsent,
    failed: () => setUnsent(navigator.onLine ? 'visitor' : 'line'),
    settled: () => setUnsent(null),
    edited: () => setUnsent((now) => (now === 'line' ? 'visitor' : now)),
  };
}
