import { singleFile } from '../../../content.ts';
import { CasePictures } from '../CasePictures/CasePictures.tsx';
import type { CaseBlockProps } from '../case-block-props.ts';
import { loadCaseTiles } from '../load-case-pictures.ts';

/** Screens of a phone. */
export async function CaseScreens({ study, tone }: CaseBlockProps) {
  const { screens } = study.data;
  if (!screens) return null;
  const { openPost } = (await singleFile('interface')).caseStudy.embed;
  const tiles = await loadCaseTiles(screens.pictures, () => 'third', openPost);
  return <CasePictures heading={screens.title} tiles={tiles} layout="screens" tone={tone} />;
}
