import { typedWords, writeTypedWords } from '../../client/typed-words.ts';
import { formatAmount, groupDigits } from '../../formulas/format-amount.ts';
import type { Results } from '../../formulas/formula.ts';
import { amountsOf, askedFields, calculate } from '../../formulas/formulas.ts';
import type { CalculatorProps } from './Calculator.tsx';
import { readFigures, readNumber, type Typed } from './read-figures.ts';
import { briefOf, quoteAddress, sumAddress, typedInAddress } from './sum-address.ts';

/** How long somebody may go on typing before the result is read out, in milliseconds. */
const PAUSE = 900;

/** Calculates again with the reader's figures, in the HTML that came with the page. */
export function startCalculator(sheet: HTMLElement) {
  const { kind, example, copy }: CalculatorProps = JSON.parse(sheet.dataset.calculator ?? '');
  const fields = askedFields(kind).map(([name]) => name);
  const part = <Part extends HTMLElement>(selector: string) => sheet.querySelector<Part>(selector);
  const input = (name: string) => part<HTMLInputElement>(`[name="${name}"]`);
  const status = part('[role="status"]');
  /** Fields whose mistake may be named: those that were left, or sent. */
  const left = new Set<string>();
  let used = false;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const typed = (): Typed =>
    Object.fromEntries(fields.map((name) => [name, input(name)?.value ?? '']));

  function write(selector: string, text: string) {
    const place = part(selector);
    if (place && place.textContent !== text) place.textContent = text;
  }

  function say(text: string, shown = false) {
    if (!status) return;
    const words = document.createElement('span');
    words.className = shown ? '' : 'visually-hidden';
    words.textContent = text;
    status.replaceChildren(words);
  }

  function nameMistakes(mistakes: Record<string, string>) {
    for (const name of fields) {
      const message = (left.has(name) && mistakes[name]) || '';
      write(`[id="${kind}-${name}-mistake"]`, message);
      input(name)?.setAttribute('aria-invalid', String(message !== ''));
    }
  }

  function writeResults(results: Results | null) {
    const figure = results ? formatAmount(results.figure) : '–';
    const without = results ? copy.own.none : copy.shared.unfinished;
    const note = results?.figure.value == null ? without : '';
    write('output', figure);
    write('[data-note]', note);
    for (const [name, amount] of amountsOf(results ?? calculate(kind, example)))
      write(`[data-amount="${name}"]`, results ? formatAmount(amount) : '–');
    return note || `${copy.own.figure}: ${figure}`;
  }

  /** Reads the fields and writes all that follows from them. */
  function recalculate() {
    const figures = typed();
    const read = readFigures(kind, figures, example, copy);
    const finished = Object.keys(read.mistakes).length === 0;
    const result = writeResults(finished ? calculate(kind, read.figures) : null);
    const address = sumAddress(kind, figures);
    nameMistakes(read.mistakes);
    part('[data-carry]')?.setAttribute('href', quoteAddress(briefOf(kind, figures, result, copy)));
    part('[data-share]')?.setAttribute('href', address);
    return { result, address, mistakes: Object.keys(read.mistakes) };
  }

  function onInput() {
    used = true;
    const { result, address, mistakes } = recalculate();
    clearTimeout(pause);
    pause = setTimeout(() => {
      say(result);
      if (mistakes.length === 0) writeTypedWords(address);
    }, PAUSE);
  }

  /** Leaving a field groups its digits, and only then is a mistake in it named. */
  function onLeave({ target }: FocusEvent) {
    if (!(target instanceof HTMLInputElement)) return;
    const value = readNumber(target.value);
    if (value !== null) target.value = groupDigits(value);
    if (used) left.add(target.name);
    recalculate();
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    used = true;
    for (const name of fields) left.add(name);
    const { result, address, mistakes } = recalculate();
    clearTimeout(pause);
    say(result);
    const [first] = mistakes;
    if (first) input(first)?.focus();
    else writeTypedWords(address);
  }

  async function share(event: Event) {
    event.preventDefault();
    const address = new URL(recalculate().address, location.href).href;
    writeTypedWords(address);
    const copied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    // Without a clipboard, or with a visitor who forbids it, the address bar holds the sum.
    if (!copied) history.replaceState(history.state, '', address);
    say(copied ? copy.shared.shared : copy.shared.notShared, true);
  }

  for (const [name, entered] of Object.entries(typedInAddress(kind, typedWords()))) {
    const value = readNumber(entered);
    const field = input(name);
    if (field) field.value = value === null ? entered : groupDigits(value);
    left.add(name);
  }
  recalculate();
  const form = part<HTMLFormElement>('form');
  form?.addEventListener('input', onInput);
  form?.addEventListener('focusout', onLeave);
  form?.addEventListener('submit', onSubmit);
  part('[data-share]')?.addEventListener('click', share);
}
