import { askedFields } from '@agency/content/formulas/formulas.ts';
import {
  type FocusEvent,
  type MouseEvent,
  type SubmitEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { replaceUrl } from '../../client/replace-url.ts';
import { typedParameters } from '../../client/typed-parameters.ts';
import { useAnnouncement } from '../use-announcement.ts';
import { calculateTyped } from './calculate-typed.ts';
import type { CalculatorProps } from './calculator-props.ts';
import { groupTyped, type Typed, typedExample } from './read-figures.ts';
import { typedFromAddress } from './share-address.ts';

/** The typed figures, what they result in, and what the fields, the button and the link do. */
export function useCalculator(props: CalculatorProps) {
  const { kind, example, copy } = props;
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(() => typedExample(kind, example));
  /** Fields that were left or submitted: only those show their mistake. */
  const [touched, setTouched] = useState<readonly string[]>([]);
  const hasTyped = useRef(false);
  const { announcement, announce, announceLater, cancel } = useAnnouncement();
  const calculated = calculateTyped(props, typed);
  const { mistakes, address } = calculated;
  const names = askedFields(kind).map(([name]) => name);
  const field = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement | null;

  // The fields keep their text themselves: React replaces nothing that is being typed.
  function fill(values: Typed) {
    for (const [name, text] of Object.entries(values))
      Object.assign(field(name) ?? {}, { value: text });
    setTyped((before) => ({ ...before, ...values }));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once
  useEffect(() => {
    const entered = typedFromAddress(kind, typedParameters());
    const grouped = Object.entries(entered).map(([name, text]) => [name, groupTyped(text)]);
    fill(Object.fromEntries(grouped));
    setTouched((before) => [...before, ...Object.keys(entered)]);
  }, []);

  function onInput({ target }: SyntheticEvent) {
    hasTyped.current = true;
    // What nobody types now, Back has brought or the browser has filled in: its mistake is shown.
    if (target instanceof HTMLInputElement && target !== document.activeElement)
      setTouched((before) => [...before, target.name]);
    const now = Object.fromEntries(names.map((name) => [name, field(name)?.value ?? '']));
    setTyped(now);
    const { announcement, mistakes, address } = calculateTyped(props, now);
    announceLater(announcement, () => {
      if (Object.keys(mistakes).length === 0) replaceUrl(address);
    });
  }

  /** When a field loses the focus, its digits are grouped and its mistake is shown. */
  function onBlur({ target: { name } }: FocusEvent<HTMLInputElement>) {
    fill({ [name]: groupTyped(typed[name] ?? '') });
    if (hasTyped.current) setTouched((before) => [...before, name]);
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    hasTyped.current = true;
    setTouched(names);
    announce(calculated.announcement);
    const wrong = names.find((name) => mistakes[name]);
    if (wrong) field(wrong)?.focus();
    else replaceUrl(address);
  }

  async function onShare(event: MouseEvent) {
    event.preventDefault();
    cancel();
    const shared = new URL(address, location.href).href;
    replaceUrl(shared);
    const copied = await navigator.clipboard?.writeText(shared).then(
      () => true,
      () => false,
    );
    // Without a clipboard, or the permission for it, the visitor copies the text.
    announce(copied ? copy.shared.shared : `${copy.shared.notShared} ${shared}`, true);
  }

  const mistakeOf = (name: string) => (touched.includes(name) && mistakes[name]) || '';
  return { form, typed, calculated, announcement, mistakeOf, onInput, onBlur, onSubmit, onShare };
}
