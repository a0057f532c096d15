import type { AuditPart } from './audit-parts.ts';
import type { PageSpeed } from './lighthouse-page.ts';
import type { PageWeight } from './measure-weight.ts';

export type AuditFault = {
  /** What a later run knows it by: no figures that differ from run to run. */
  name: string;
  detail: string;
  /** The criteria of WCAG that it breaks, as 1.4.3. */
  criteria?: string[];
};

/** What one audit found out of a page. */
export type AuditedPage = {
  path: string;
  title: string;
  /** By the part that found them. A part that was not measured is absent, one without a fault is empty. */
  faults: Partial<Record<AuditPart, AuditFault[]>>;
  speed?: PageSpeed;
  weight?: PageWeight;
  /** How many listed pages lead here from texts and cards; absent where search engines are not told of it. */
  inlinks?: number;
  /** It plays sound or film: for criteria that hold for nothing else. */
  plays?: boolean;
};

export const faultsOf = ({ faults }: AuditedPage): AuditFault[] => Object.values(faults).flat();
