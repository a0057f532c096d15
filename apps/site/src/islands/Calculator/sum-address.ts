import { LEAD_FORMS } from '@agency/contract/lead-forms.ts';
import { askedFields, type CalculatorKind } from '../../formulas/formulas.ts';
import type { CalculatorCopy, SharedCalculatorCopy } from '../../schemas/pages/calculators.ts';
import { BRIEF_PARAMETER } from '../LeadForm/message-brief.ts';
import { fillBlanks, readNumber, type Typed } from './read-figures.ts';

/** Says in an address, and in the form, which calculator the figures belong to. */
export const KIND_PARAMETER = 'calculator';

export const anchorOf = (kind: CalculatorKind) => `calculator-${kind}`;

/** The address of the same page with these figures: `?calculator=…&fee=48000#calculator-…`. */
export function sumAddress(kind: CalculatorKind, typed: Typed): string {
  const parameters = new URLSearchParams({ [KIND_PARAMETER]: kind });
  for (const [name] of askedFields(kind)) {
    const entered = typed[name] ?? '';
    parameters.set(name, String(readNumber(entered) ?? entered));
  }
  return `?${parameters}#${anchorOf(kind)}`;
}

/** The figures that an address holds for this calculator. */
export function typedInAddress(kind: CalculatorKind, search: string | URLSearchParams): Typed {
  const parameters = new URLSearchParams(search);
  if (parameters.get(KIND_PARAMETER) !== kind) return {};
  const given = askedFields(kind).flatMap(([name]) => {
    const entered = parameters.get(name);
    return entered === null ? [] : [[name, entered]];
  });
  return Object.fromEntries(given);
}

const signs = { rupees: ['₹', ''], percent: ['', '%'], count: ['', ''] } as const;

/** The sum in plain sentences, as it goes into the message of the quote form. */
export function briefOf(
  kind: CalculatorKind,
  typed: Typed,
  result: string,
  { shared, own }: { shared: SharedCalculatorCopy; own: CalculatorCopy },
): string {
  const inputs = askedFields(kind).map(([name, { unit }]) => {
    const [before, after] = signs[unit];
    return `${own.fields[name]?.label}: ${before}${typed[name]}${after}`;
  });
  return fillBlanks(shared.brief, { title: own.title, inputs: inputs.join('; '), result });
}

/** The quote form with the sum in its message. */
export const quoteAddress = (brief: string) =>
  `${LEAD_FORMS.seo.page}?${new URLSearchParams({ [BRIEF_PARAMETER]: brief })}#quote`;
