import { type ComponentType, type ReactNode, startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** The fields of an island as they were before React came, and the one with the focus. */
type Before = { fields: HTMLInputElement[]; focused: Element | null };

/**
 * Tells the component what a visitor typed before React was there, as an input event. If React had to render the HTML
 * anew, because a translation or an extension had changed its elements, the new fields get value and focus of the old.
 */
function handOver({ fields, focused }: Before) {
  for (const old of fields) {
    const field = document.getElementById(old.id);
    if (!(field instanceof HTMLInputElement)) continue;
    const isTyped = old.value !== old.defaultValue;
    if (field !== old) {
      field.value = old.value;
      if (old === focused) field.focus({ preventScroll: true });
      if (old === focused) field.setSelectionRange(old.selectionStart, old.selectionEnd);
    }
    if (isTyped) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

type IslandProps = { before: Before; onHydrated: () => void; children: ReactNode };

function Island({ before, onHydrated, children }: IslandProps) {
  useLayoutEffect(() => {
    handOver(before);
    onHydrated();
  }, [before, onHydrated]);
  return children;
}

/**
 * Hydrates the HTML of the server, which is complete without it. After an error that HTML is there again with the
 * values that belong to its text. Astro calls this for each `client:` directive; it wants a default export.
 */
export default (element: HTMLElement) => (Component: ComponentType, props: object) => {
  // Astro calls again when the attributes change.
  if (!element.hasAttribute('ssr')) return;
  const html = [...element.childNodes].map((node) => node.cloneNode(true));
  const before = {
    fields: [...element.querySelectorAll<HTMLInputElement>('input[id]')],
    focused: document.activeElement,
  };
  // Astro waits for the end, and removes the attribute `ssr` then.
  return new Promise<void>((onHydrated) => {
    const island = (
      <Island before={before} onHydrated={onHydrated}>
        <Component {...props} />
      </Island>
    );
    startTransition(() => {
      hydrateRoot(element, island, {
        identifierPrefix: element.getAttribute('prefix') ?? '',
        // React has rendered changed HTML anew: nothing is lost.
        onRecoverableError: () => {},
        onUncaughtError: (error) => {
          element.replaceChildren(...html);
          for (const form of element.querySelectorAll('form')) form.reset();
          reportError(error);
        },
      });
    });
  });
};
