import type { ImageSources } from '../../images/image-sources.ts';

type PictureProps = {
  picture: ImageSources;
  className?: string;
  /** The largest picture of the first screen: loaded with high priority. */
  priority?: boolean;
  /** In the first screen too. All others load lazily. */
  eager?: boolean;
};

export function Picture({ picture, className, priority = false, eager = false }: PictureProps) {
  const loading = priority || eager ? 'eager' : 'lazy';
  const isAuto = picture.auto && loading === 'lazy';
  const sizesOf = (sizes: string) => (isAuto ? `auto, ${sizes}` : sizes);
  return (
    <picture>
      {picture.phone ? (
        <source
          type="image/avif"
          media={picture.phone.media}
          srcSet={picture.phone.avif}
          sizes={sizesOf(picture.phone.sizes)}
          width={picture.phone.width}
          height={picture.phone.height}
        />
      ) : null}
      {picture.avif ? (
        <source type="image/avif" srcSet={picture.avif} sizes={sizesOf(picture.sizes)} />
      ) : null}
      <img
        className={className}
        src={picture.src}
        srcSet={isAuto ? `${picture.src} ${picture.width}w` : undefined}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        sizes={isAuto ? sizesOf(picture.sizes) : undefined}
        loading={loading}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
