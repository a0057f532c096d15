import type { CaseStudy } from '../../shapes/case-study.ts';
import type { InterfaceWords } from '../../shapes/pages/interface.ts';
import type { CaseFact } from './CaseHead.tsx';

/** The strip of facts: client, services, technology or mode, industry. */
export function caseFacts(
  study: CaseStudy,
  labels: InterfaceWords['caseStudy']['facts'],
): CaseFact[] {
  return [
    { title: labels.client, value: study.client },
    { title: labels.services, value: study.services.join(', ') },
    ...(study.technology ? [{ title: labels.technology, value: study.technology }] : []),
    ...(study.mode ? [{ title: labels.mode, value: study.mode }] : []),
    { title: labels.industry, value: study.industry },
  ];
}
