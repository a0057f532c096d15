import { createImageSources } from '../../images/image-sources.ts';
import type { Gallery } from '../../schemas/photography.ts';
import type { PhotoPrintsProps } from './PhotoPrints.tsx';

/** The sizes of three prints that follow one another. */
const sizes = ['printWide', 'printNarrow', 'printAcross'] as const;

/** The frames that a gallery shows large, before its contact sheet. */
export async function loadPhotoPrints({ prints = [], photos }: Gallery): Promise<PhotoPrintsProps> {
  const chosen = prints.flatMap((place) => {
    const photo = photos[place - 1];
    return photo ? [{ ...photo, place }] : [];
  });
  const loading = chosen.map(async ({ picture, alt, caption, place }, index) => ({
    picture: await createImageSources(picture, alt, sizes[index % sizes.length] ?? 'printWide'),
    place,
    caption,
  }));
  return { prints: await Promise.all(loading), frames: photos.length };
}
