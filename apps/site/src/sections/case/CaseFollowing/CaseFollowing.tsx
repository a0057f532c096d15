import { entryUrl } from '@agency/content/page-url.ts';
import { singleFile, workCategory } from '../../../content.ts';
import { createImageSources } from '../../../images/image-sources.ts';
import { CaseNext } from '../CaseNext/CaseNext.tsx';
import type { CaseBlockProps } from '../case-block-props.ts';

/** The case after this one. */
export async function CaseFollowing({ next: { id, data } }: CaseBlockProps) {
  const { next } = (await singleFile('interface')).caseStudy;
  return (
    <CaseNext
      label={next}
      name={data.client}
      category={(await workCategory(data.category)).name}
      href={entryUrl('caseStudies', id)}
      picture={await createImageSources(data.cover.src, '', 'caseHalf')}
    />
  );
}
