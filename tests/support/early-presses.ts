import { LEAD_FORMS } from '@agency/contract/lead-forms.ts';
import { contactValues } from './form-helpers.ts';
import type { LeadSite } from './lead-site.ts';
import { slowLine, type slowLines } from './slow-line.ts';

/** The parameters of the address: when the button is pressed, in milliseconds from the first frame, and the name. */
const [momentParameter, nameParameter] = ['press', 'person'];

/** Runs in the page: fills in the form at the first frame, as a browser does, and presses the button at the moment. */
function pressEarly(values: Record<string, string>, moment: string, person: string) {
  const asked = new URLSearchParams(location.search);
  if (!asked.has(moment)) return;
  const onFrame = () => {
    const form = document.querySelector<HTMLFormElement>('form[data-lead-form]');
    const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
    if (!form || !button) return requestAnimationFrame(onFrame);
    for (const [name, value] of Object.entries({ ...values, name: asked.get(person) ?? '' }))
      Object.assign(form.elements.namedItem(name) ?? {}, { value });
    setTimeout(() => button.click(), Number(asked.get(moment)));
    return;
  };
  requestAnimationFrame(onFrame);
}

/** What a browser does for these loads, whatever drives it. */
export type Visitor = {
  /** Opens a page without waiting for it. */
  open(url: string): Promise<void>;
  /** Waits until the thank-you page is there, or a message in the form. */
  seeOutcome(): Promise<void>;
};

/** Ten moments, from the first frame until the scripts are there on the slowest line. */
const momentsMs = [0, 150, 300, 450, 600, 900, 1200, 1800, 2600, 3600];

/** Few loads are spread over the moments. */
const momentOf = (load: number, loads: number) =>
  Math.floor(load * Math.max(1, momentsMs.length / loads)) % momentsMs.length;

/**
 * Loads the contact page on a slow line and presses the button at one of ten moments, again and again.
 * @param visitors each loads one page at a time
 * @returns the names of the people whose press was lost, and of those who were stored twice
 */
export async function pressOnSlowLine(
  site: LeadSite,
  line: (typeof slowLines)[keyof typeof slowLines],
  loads: number,
  visitors: readonly Visitor[],
) {
  const script = `(${pressEarly})(${JSON.stringify(contactValues)}, '${momentParameter}', '${nameParameter}')`;
  const left = Array.from({ length: loads }, (_, load) => ({
    name: `Meena ${load}`,
    moment: momentsMs[momentOf(load, loads)] ?? 0,
  }));
  const people = left.map(({ name }) => name);
  async function visit(visitor: Visitor) {
    const url = await slowLine(site.url, line, script);
    for (let next = left.pop(); next; next = left.pop()) {
      const { name, moment } = next;
      const query = new URLSearchParams({
        [momentParameter]: String(moment),
        [nameParameter]: name,
      });
      await visitor.open(`${url}${LEAD_FORMS.contact.page}?${query}`);
      await visitor.seeOutcome();
    }
  }
  await Promise.all(visitors.map(visit));
  const stored = (await site.admin.list()).map(({ name }) => name);
  return {
    lost: people.filter((name) => !stored.includes(name)),
    doubled: stored.filter((name, at) => stored.indexOf(name) !== at),
  };
}
