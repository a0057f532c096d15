import type { Page } from 'playwright';

/** Whatever answers to a press without leaving the page. A link to a picture opens the large view of it. */
const pressable = [
  'summary',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'a[href^="#"]',
  'a[href*="/_astro/"]',
].join();

export type Control = {
  /** Its place among the controls of its page. */
  place: number;
  /** What tells it from others: the part it belongs to, what it is, and what it says. */
  name: string;
};

export const controlAt = (page: Page, { place }: Control) => page.locator(pressable).nth(place);

/**
 * The controls that a visitor of a page can see, one of each kind: of those that look alike within one
 * part, the first. What only shows after a press, as in a menu, is not among them.
 */
export const findControls = (page: Page): Promise<Control[]> =>
  page.evaluate((selector) => {
    scrollTo({ top: 0, behavior: 'instant' });
    const found = new Map<string, Control>();
    document.querySelectorAll<HTMLElement>(selector).forEach((control, place) => {
      const { left, right, bottom, width } = control.getBoundingClientRect();
      const within = width > 1 && left >= 0 && right <= innerWidth && bottom > 0;
      if (!within || !control.checkVisibility({ visibilityProperty: true })) return;
      if (control.closest('.visually-hidden') || control.matches(':disabled, [tabindex="-1"]'))
        return;
      const part = control.closest('[aria-labelledby]')?.getAttribute('aria-labelledby');
      const kind = `${part} ${control.tagName} ${control.className}`;
      const says = control.getAttribute('aria-label') ?? control.getAttribute('name');
      const name = (says ?? control.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 32);
      const tag = control.tagName.toLowerCase();
      const where = part ? ` in #${part}` : '';
      if (!found.has(kind)) found.set(kind, { place, name: `${tag} “${name}”${where}` });
    });
    return [...found.values()];
  }, pressable);
