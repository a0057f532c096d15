import type { CaseStudy } from '@agency/content/schemas/case-study.ts';
import type { CaseResultProps } from '../../components/CaseCard/CaseResult.tsx';

/** The first figure of a case without its details; where nothing was counted, its headline. */
export function caseResult({
  figures,
  title,
}: Pick<CaseStudy, 'figures' | 'title'>): CaseResultProps {
  const [figure] = figures ?? [];
  if (!figure) return { label: title };
  const [label = ''] = figure.label.split(', ');
  return { ...figure, label };
}
