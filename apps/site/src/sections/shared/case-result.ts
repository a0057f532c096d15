import type { CaseStudy } from '@agency/content/schemas/case-study.ts';
import type { CaseResultProps } from '../../components/CaseCard/CaseResult.tsx';

/** The first figure of a case without its details, in its client's colours; where nothing was counted, its headline. */
export function caseResult(
  clientTheme: string,
  { figures, title }: Pick<CaseStudy, 'figures' | 'title'>,
): CaseResultProps {
  const [figure] = figures ?? [];
  if (!figure) return { label: title, clientTheme };
  const [label = ''] = figure.label.split(', ');
  return { ...figure, label, clientTheme };
}
