import type { ImageMetadata } from 'astro';
import { Gallery, type GalleryProps } from '../../../components/Gallery/Gallery.tsx';
import { createImageSources, createLargeFile } from '../../../images/image-sources.ts';

export type ArticleGalleryProps = Pick<GalleryProps, 'title' | 'words' | 'lang'> & {
  pictures: readonly { src: string; alt: string; caption?: string }[];
  /** The pictures of the article, by their names in it. */
  files: Record<string, ImageMetadata>;
};

/** The pictures of a gallery in an article: small in the text, large in the lightbox. */
export async function ArticleGallery({ pictures, files, ...shared }: ArticleGalleryProps) {
  const shown = await Promise.all(
    pictures.map(async ({ src, alt, caption }) => {
      const file = files[src] as ImageMetadata;
      return {
        picture: await createImageSources(file, alt, 'half'),
        largeFile: await createLargeFile(file),
        caption,
      };
    }),
  );
  return <Gallery {...shared} pictures={shown} />;
}
