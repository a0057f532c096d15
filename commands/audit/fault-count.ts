import type { AuditRun } from './audit-history.ts';
import { faultsOf } from './audited-page.ts';

/** How many faults a run found in all. */
export const faultCount = ({ pages, answers }: AuditRun): number =>
  [...pages.flatMap(faultsOf), ...answers.flatMap(({ faults }) => faults)].length;
