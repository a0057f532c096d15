import { allPeople } from '../../content.ts';
import type { Evidence } from '../../schemas/evidence.ts';
import type { CaseEvidenceProps } from './CaseEvidence.tsx';

/** The evidence of a case with the names of those who did the work. */
export async function loadCaseEvidence(evidence: Evidence): Promise<CaseEvidenceProps['evidence']> {
  const people = await allPeople();
  const team = evidence.team.flatMap((slug) =>
    people
      .filter(({ id }) => id === slug)
      .map(({ data: { name, position } }) => ({ name, position })),
  );
  return { ...evidence, team };
}
