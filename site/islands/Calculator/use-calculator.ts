import {
  type FocusEvent as ReactFocusEvent,
  type SubmitEvent as ReactSubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { CalculatorKind } from '../../schemas/calculator-parts.ts';
import type { CalculatorCopy, SharedCalculatorCopy } from '../../schemas/pages/calculators.ts';
import { formatAmount, groupDigits } from './format-amount.ts';
import { reckon } from './ledger.ts';
import { askedFields, readFigures, readNumber, type Typed, typedExample } from './read-figures.ts';
import { sumAddress, typedInAddress } from './sum-address.ts';

/** How long somebody may go on typing before the result is read out, in milliseconds. */
const PAUSE = 900;

/** What is read out; the result is not shown a second time. */
type Said = { text: string; shown: boolean };

const inputOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement;

const typedIn = (form: HTMLFormElement, kind: CalculatorKind): Typed =>
  Object.fromEntries(askedFields(kind).map(([name]) => [name, inputOf(form, name).value]));

const keepInAddressBar = (address: string) => history.replaceState(history.state, '', address);

/** What the sheet says and does once it is awake. The figures themselves stay in the fields. */
export function useCalculator(
  kind: CalculatorKind,
  example: Record<string, number>,
  copy: { shared: SharedCalculatorCopy; own: CalculatorCopy },
) {
  const form = useRef<HTMLFormElement>(null);
  const used = useRef(false);
  const [typed, setTyped] = useState(() => typedExample(kind, example));
  const [left, setLeft] = useState<readonly string[]>([]);
  const [said, setSaid] = useState<Said>({ text: '', shown: false });

  const { figures, mistakes } = readFigures(kind, typed, example, copy);
  const finished = Object.keys(mistakes).length === 0;
  const ledger = finished ? reckon(kind, figures) : null;
  const figure = ledger ? formatAmount(ledger.figure) : '–';
  const note = ledger
    ? ledger.figure.value === null
      ? copy.own.none
      : ''
    : copy.shared.unfinished;
  const result = note || `${copy.own.figure}: ${figure}`;
  const address = sumAddress(kind, typed);

  // Before the first event, so that nothing typed into the sleeping page is lost and a press finds it here.
  useLayoutEffect(() => {
    if (!form.current) return;
    const given = Object.entries(typedInAddress(kind, location.search));
    for (const [name, entered] of given) {
      const value = readNumber(entered);
      inputOf(form.current, name).value = value === null ? entered : groupDigits(value);
    }
    if (given.length > 0) setLeft(given.map(([name]) => name));
    setTyped(typedIn(form.current, kind));
  }, [kind]);

  useEffect(() => {
    if (!used.current) return;
    const pause = setTimeout(() => {
      setSaid({ text: result, shown: false });
      if (finished) keepInAddressBar(address);
    }, PAUSE);
    return () => clearTimeout(pause);
  }, [result, finished, address]);

  function onInput() {
    used.current = true;
    if (form.current) setTyped(typedIn(form.current, kind));
  }

  /** Leaving a field groups its digits, and only then is a mistake in it named. */
  function onBlur({ target }: ReactFocusEvent<HTMLFormElement>) {
    const input: Element = target;
    if (!form.current || !(input instanceof HTMLInputElement)) return;
    const value = readNumber(input.value);
    if (value !== null) input.value = groupDigits(value);
    if (used.current) setLeft((earlier) => [...new Set([...earlier, input.name])]);
    setTyped(typedIn(form.current, kind));
  }

  function onSubmit(event: ReactSubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    used.current = true;
    setLeft(askedFields(kind).map(([name]) => name));
    setSaid({ text: result, shown: false });
    const [first] = Object.keys(mistakes);
    if (first) inputOf(event.currentTarget, first).focus();
    else keepInAddressBar(address);
  }

  async function share() {
    keepInAddressBar(address);
    // Browsers without a clipboard, or with a visitor who forbids it: the address bar holds the sum.
    const copied = await navigator.clipboard?.writeText(location.href).then(
      () => true,
      () => false,
    );
    setSaid({ text: copied ? copy.shared.shared : copy.shared.notShared, shown: true });
  }

  const shown = Object.entries(mistakes).filter(([name]) => left.includes(name));
  return {
    form,
    typed,
    address,
    ledger,
    figure,
    note,
    result,
    said,
    mistakes: Object.fromEntries(shown) as Record<string, string>,
    on: { onInput, onBlur, onSubmit },
    share,
  };
}
