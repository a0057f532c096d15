import { replaceUrl, typedParameters } from '../../client/typed-parameters.ts';
import { formatAmount, groupDigits } from '../../formulas/format-amount.ts';
import type { Results } from '../../formulas/formula.ts';
import { amountsOf, askedFields, calculate } from '../../formulas/formulas.ts';
import type { CalculatorProps } from './Calculator.tsx';
import { readFigures, readNumber, type Typed } from './read-figures.ts';
import { briefOf, quoteAddress, shareAddress, typedFromAddress } from './share-address.ts';

/** The result is announced when nothing was typed for this time. */
const announceAfterMs = 900;

/** Calculates with what the reader types, and writes the results into the HTML of the page. */
function startCalculator(calculator: HTMLElement) {
  const { kind, example, copy }: CalculatorProps = JSON.parse(calculator.dataset.calculator ?? '');
  const fields = askedFields(kind).map(([name]) => name);
  const find = <E extends HTMLElement>(selector: string) => calculator.querySelector<E>(selector);
  const input = (name: string) => find<HTMLInputElement>(`[name="${name}"]`);
  const status = find('[role="status"]');
  /** Fields that were left or submitted: only those show their mistake. */
  const touched = new Set<string>();
  let hasTyped = false;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const typed = (): Typed =>
    Object.fromEntries(fields.map((name) => [name, input(name)?.value ?? '']));

  function write(selector: string, text: string) {
    const element = find(selector);
    if (element && element.textContent !== text) element.textContent = text;
  }

  function announce(text: string, visible = false) {
    if (!status) return;
    const message = document.createElement('span');
    message.className = visible ? '' : 'visually-hidden';
    message.textContent = text;
    status.replaceChildren(message);
  }

  function showMistakes(mistakes: Record<string, string>) {
    for (const name of fields) {
      const message = (touched.has(name) && mistakes[name]) || '';
      write(`[id="${kind}-${name}-error"]`, message);
      input(name)?.setAttribute('aria-invalid', String(message !== ''));
    }
  }

  function writeResults(results: Results | null) {
    const figure = results ? formatAmount(results.figure) : '–';
    const fallback = results ? copy.own.none : copy.shared.unfinished;
    const note = results?.figure.value == null ? fallback : '';
    write('output', figure);
    write('[data-note]', note);
    for (const [name, amount] of amountsOf(results ?? calculate(kind, example)))
      write(`[data-amount="${name}"]`, results ? formatAmount(amount) : '–');
    return note || `${copy.own.figure}: ${figure}`;
  }

  function recalculate() {
    const figures = typed();
    const read = readFigures(kind, figures, example, copy);
    const finished = Object.keys(read.mistakes).length === 0;
    const result = writeResults(finished ? calculate(kind, read.figures) : null);
    const address = shareAddress(kind, figures);
    showMistakes(read.mistakes);
    find('[data-prefill]')?.setAttribute(
      'href',
      quoteAddress(briefOf(kind, figures, result, copy)),
    );
    find('[data-share]')?.setAttribute('href', address);
    const [mistake] = Object.values(read.mistakes);
    return { result: mistake ?? result, address, mistakes: Object.keys(read.mistakes) };
  }

  function onInput() {
    hasTyped = true;
    const { result, address, mistakes } = recalculate();
    clearTimeout(pause);
    pause = setTimeout(() => {
      announce(result);
      if (mistakes.length === 0) replaceUrl(address);
    }, announceAfterMs);
  }

  /** When a field loses the focus, its digits are grouped and its mistake is shown. */
  function onLeave({ target }: FocusEvent) {
    if (!(target instanceof HTMLInputElement)) return;
    const value = readNumber(target.value);
    if (value !== null) target.value = groupDigits(value);
    if (hasTyped) touched.add(target.name);
    recalculate();
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    hasTyped = true;
    for (const name of fields) touched.add(name);
    const { result, address, mistakes } = recalculate();
    clearTimeout(pause);
    announce(result);
    const [first] = mistakes;
    if (first) input(first)?.focus();
    else replaceUrl(address);
  }

  async function share(event: Event) {
    event.preventDefault();
    const address = new URL(recalculate().address, location.href).href;
    // The result of the last input would replace the message.
    clearTimeout(pause);
    replaceUrl(address);
    const copied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    // Without a clipboard, or the permission for it, the visitor copies the text.
    announce(copied ? copy.shared.shared : `${copy.shared.notShared} ${address}`, true);
  }

  for (const [name, entered] of Object.entries(typedFromAddress(kind, typedParameters()))) {
    const value = readNumber(entered);
    const field = input(name);
    if (field) field.value = value === null ? entered : groupDigits(value);
    touched.add(name);
  }
  recalculate();
  const form = find<HTMLFormElement>('form');
  form?.addEventListener('input', onInput);
  form?.addEventListener('focusout', onLeave);
  form?.addEventListener('submit', onSubmit);
  find('[data-share]')?.addEventListener('click', share);
  // WebKit resets the fields when the visitor comes back to the page.
  let left = typed();
  addEventListener('pagehide', () => {
    left = typed();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const [name, value] of Object.entries(left)) {
      const field = input(name);
      if (field) field.value = value;
    }
    recalculate();
  });
}

for (const calculator of document.querySelectorAll<HTMLElement>('[data-calculator]'))
  startCalculator(calculator);
