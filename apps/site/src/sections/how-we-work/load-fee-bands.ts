import { ownPage } from '../../content.ts';
import { createPictureSources } from '../../images/image-sources.ts';
import type { FeeBandsProps } from './FeeBands.tsx';

/** The fees of the terms, and the picture beside their heading, where there is one. */
export async function loadFeeBands(): Promise<FeeBandsProps> {
  const { picture, ...copy } = (await ownPage('howWeWork')).fees;
  if (!picture) return { copy };
  return { copy, picture: await createPictureSources(picture, 'landscape') };
}
