import axe from 'axe-core';
import { criteriaOf } from '../../../checks/support/axe.ts';
import type { StatementRow } from '../../../site/schemas/audit-report.ts';
import type { AuditPart } from '../audit-parts.ts';
import { type AuditedPage, faultsOf } from '../audited-page.ts';
import { criteria } from './criteria.ts';
import type { Criterion } from './criterion.ts';

/** What a person has found out, from the content. */
export type HandResult = { criterion: string; met: boolean; on: string; by: string; note?: string };

/** The rules of axe that test a criterion, by its number. */
const axeRules = Map.groupBy(
  axe.getRules().flatMap(({ ruleId, tags }) => {
    const counted = tags.some((tag) => /^wcag(2|21|22)aa?$/.test(tag));
    return counted ? criteriaOf(tags).map((criterion) => ({ criterion, ruleId })) : [];
  }),
  ({ criterion }) => criterion,
);

/** What this audit measures beside the rules of axe. */
const ownTests: Record<string, string> = {
  '1.4.4': 'text twice as large, on a phone and in a wide window',
  '1.4.10': 'a window of 320 pixels',
  '1.4.12': 'text spaced out, on a phone and in a wide window',
};

type MachineTest = { part: AuditPart; name: string };

function machineTests(number: string): MachineTest[] {
  const rules = (axeRules.get(number) ?? []).map(({ ruleId }) => ruleId);
  const own = ownTests[number];
  return [
    ...(rules.length > 0 ? [{ part: 'access' as const, name: `axe: ${rules.join(', ')}` }] : []),
    ...(own ? [{ part: 'text' as const, name: own }] : []),
  ];
}

/** How often a list names each of its texts would be noise: a page stands there once. */
const pagesWith = (pages: readonly AuditedPage[], number: string) =>
  pages.filter((page) => faultsOf(page).some(({ criteria: broken }) => broken?.includes(number)));

type Outcome = Pick<StatementRow, 'result' | 'detail'>;

function machineOutcome(
  { number, media }: Criterion,
  pages: readonly AuditedPage[],
  tests: readonly MachineTest[],
): Outcome {
  const measured = pages.filter(({ faults }) => tests.every(({ part }) => faults[part]));
  const faulty = pagesWith(pages, number);
  if (faulty.length > 0)
    return {
      result: 'fault',
      detail: `${faulty.length} of ${measured.length} pages: ${faulty.map(({ path }) => path).join(', ')}`,
    };
  if (media && pages.every(({ plays }) => plays === false))
    return {
      result: 'nothing',
      detail: `none of ${pages.length} pages plays sound or film of its own; what other sites show inside a frame was not tested`,
    };
  if (tests.length === 0) return { result: 'open', detail: '' };
  return measured.length === 0
    ? { result: 'unmeasured', detail: '' }
    : { result: 'clean', detail: `no fault on ${measured.length} of ${pages.length} pages` };
}

/** A fault that a machine has found stays one, whatever a person found before. */
function withHand(outcome: Outcome, hand: HandResult | undefined): Outcome {
  if (!hand || outcome.result === 'fault') return outcome;
  const detail = [hand.note, `${hand.by}, ${hand.on}`, outcome.detail].filter(Boolean).join('; ');
  return { result: hand.met ? 'met' : 'unmet', detail };
}

/**
 * A row for every criterion of WCAG 2.2, levels A and AA: how it was tested, and what came of it. That a
 * machine found nothing is never said to be more than that.
 */
export function makeStatement(
  pages: readonly AuditedPage[],
  byHand: readonly HandResult[] = [],
): StatementRow[] {
  return criteria.map((criterion) => {
    const { number, name, level, hand, tests = [] } = criterion;
    const machine = machineTests(number);
    return {
      number,
      name,
      level,
      machine: machine.map((test) => test.name),
      suite: tests.map((test) => `${test.file}: ${test.name}`),
      hand,
      ...withHand(
        machineOutcome(criterion, pages, machine),
        byHand.find((result) => result.criterion === number),
      ),
    };
  });
}
