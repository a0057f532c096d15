import { askedFields, type CalculatorKind } from '@agency/content/formulas/formulas.ts';
import type {
  CalculatorCopy,
  SharedCalculatorCopy,
} from '@agency/content/schemas/pages/calculators.ts';
import { LEAD_FORMS } from '@agency/contract/lead-forms.ts';
import { BRIEF_PARAMETER } from '../../client/typed-parameters.ts';
import { fillText } from '../../components/fill-text.ts';
import { readNumber, type Typed } from './read-figures.ts';

/** The parameter that says which calculator of the page the numbers belong to. */
export const KIND_PARAMETER = 'calculator';

export const anchorOf = (kind: CalculatorKind) => `calculator-${kind}`;

/** The address of the same page with these numbers: `?calculator=…&fee=48000#calculator-…`. */
export function shareAddress(kind: CalculatorKind, typed: Typed): string {
  const parameters = new URLSearchParams({ [KIND_PARAMETER]: kind });
  for (const [name] of askedFields(kind)) {
    const entered = typed[name] ?? '';
    parameters.set(name, String(readNumber(entered) ?? entered));
  }
  return `?${parameters}#${anchorOf(kind)}`;
}

/** The numbers that an address has for this calculator. */
export function typedFromAddress(kind: CalculatorKind, search: string | URLSearchParams): Typed {
  const parameters = new URLSearchParams(search);
  if (parameters.get(KIND_PARAMETER) !== kind) return {};
  const entries = askedFields(kind).flatMap(([name]) => {
    const entered = parameters.get(name);
    return entered === null ? [] : [[name, entered]];
  });
  return Object.fromEntries(entries);
}

const units = { rupees: ['₹', ''], percent: ['', '%'], count: ['', ''] } as const;

/** The calculation in sentences, for the message of the quote form. Of what was typed it has numbers only. */
export function briefOf(
  kind: CalculatorKind,
  typed: Typed,
  result: string,
  { shared, own }: { shared: SharedCalculatorCopy; own: CalculatorCopy },
): string {
  const inputs = askedFields(kind).map(([name, { unit }]) => {
    const [before, after] = units[unit];
    const entered = typed[name] ?? '';
    const figure = readNumber(entered) === null ? '–' : `${before}${entered}${after}`;
    return `${own.fields[name]?.label}: ${figure}`;
  });
  return fillText(shared.brief, { title: own.title, inputs: inputs.join('; '), result });
}

/** The address of the quote form, with the brief prefilled as its message. */
export const quoteAddress = (brief: string) =>
  `${LEAD_FORMS.seo.page}?${new URLSearchParams({ [BRIEF_PARAMETER]: brief })}#quote`;
