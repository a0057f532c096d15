import { ClosingBar } from '../../../blocks/ClosingBar/ClosingBar.tsx';
import { singleFile } from '../../../content.ts';
import type { CaseBlockProps } from '../case-block-props.ts';

/** The call to action at the end of a case. */
export async function CaseStart({ caseType, tone }: Pick<CaseBlockProps, 'caseType' | 'tone'>) {
  const { startHeading, startText, starts, start } = (await singleFile('interface')).caseStudy;
  const { heading = startHeading, text = startText } = starts?.[caseType] ?? {};
  return <ClosingBar id="start-title" heading={heading} text={text} action={start} tone={tone} />;
}
