import { brandUrl } from '@agency/content/brand-values.ts';
import type { ImageMetadata } from 'astro';
import { VideoCard } from '../../../components/VideoCard/VideoCard.tsx';
import { createImageSources } from '../../../images/image-sources.ts';

export type ArticleVideoProps = {
  title: string;
  url: string;
  picture?: { src: string; alt: string };
  /** The pictures of the article, by their names in it. */
  files: Record<string, ImageMetadata>;
  /** With a place for {host}. */
  place: string;
  lang?: string | undefined;
};

/** A video that an article names, on another site or a file of this one. */
export async function ArticleVideo({ picture, files, place, ...video }: ArticleVideoProps) {
  const { hostname } = new URL(video.url, brandUrl());
  const file = picture && files[picture.src];
  return (
    <VideoCard
      {...video}
      place={place.replace('{host}', () => hostname.replace(/^www\./, ''))}
      picture={file && (await createImageSources(file, picture.alt, 'half'))}
    />
  );
}
