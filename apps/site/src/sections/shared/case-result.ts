import type { CaseStudy } from '@agency/content/schemas/case-study.ts';
import type { CaseResultProps } from '../../components/CaseCard/CaseResult.tsx';

/** The first figure of a case, in its client's colours; where nothing was counted, its headline. */
export function caseResult(
  clientTheme: string,
  { figures, title }: Pick<CaseStudy, 'figures' | 'title'>,
): CaseResultProps {
  return { ...(figures?.[0] ?? { label: title }), clientTheme };
}
