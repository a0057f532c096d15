import { getImage } from 'astro:assets';
import { getEntry } from 'astro:content';
import type { CaseCardProps } from '../components/CaseCard/CaseCard.tsx';
import type { Logo } from '../components/LogoGrid/LogoGrid.tsx';
import type { GalleryPhoto } from '../islands/PhotoGallery/PhotoGallery.tsx';
import { photoPlaces } from '../islands/PhotoGallery/photo-columns.ts';
import { allServices, words } from '../library.ts';
import type { CaseTile } from '../sections/CasePictures/CasePictures.tsx';
import type { CaseLook } from '../sections/CaseStory/case-plan.ts';
import type { ServiceCard } from '../sections/ServiceCards/ServiceCards.tsx';
import type { CaseStudy } from '../shapes/case-study.ts';
import type { Gallery } from '../shapes/photography.ts';
import { type RenderedPicture, renderCaptioned, renderPicture } from './rendered-picture.ts';
import type { Slot } from './slots.ts';

/** The six service cards with their pictures made. */
export async function serviceCards(): Promise<ServiceCard[]> {
  const services = await allServices();
  return Promise.all(
    services.map(async ({ id, data: { picture, order, ...service } }) => ({
      ...service,
      id,
      picture: await renderCaptioned(picture, 'service'),
    })),
  );
}

/** The cards of a showcase stand wide and narrow in turn. */
export const showcaseSlot = (index: number): Slot =>
  index % 4 === 0 || index % 4 === 3 ? 'caseWide' : 'caseNarrow';

/** Case study cards by slug; a category of its own replaces the one of the portfolio. */
export async function caseCards(
  cards: readonly { caseStudy: string; category?: string }[],
  slotAt: (index: number) => Slot,
): Promise<CaseCardProps[]> {
  return Promise.all(
    cards.map(async ({ caseStudy, category }, index) => {
      const entry = await getEntry('caseStudies', caseStudy);
      if (!entry)
        throw new Error(`content/case-studies/${caseStudy}/case-study.yaml does not exist.`);
      return {
        title: entry.data.client,
        category: category ?? entry.data.category,
        href: `/portfolio/${caseStudy}`,
        picture: await renderCaptioned(entry.data.cover, slotAt(index)),
      };
    }),
  );
}

/** Client logos as the grids show them: drawn marks are served as they are. */
export async function clientLogos(): Promise<(Logo & { home: boolean })[]> {
  const { clients } = await words('clients');
  return clients.map(({ name, number, logo, home = false }) => ({
    name,
    number,
    src: logo.src,
    width: logo.width,
    height: logo.height,
    home,
  }));
}

export async function homeLogos(): Promise<Logo[]> {
  const logos = await clientLogos();
  return logos.filter(({ home }) => home).map(({ home, number, ...logo }) => logo);
}

export const coverSlots: Record<CaseLook, Slot> = {
  site: 'caseSite',
  brand: 'caseBrand',
  campaign: 'caseCampaign',
  search: 'caseSearch',
  feed: 'caseFeed',
};

type EmbeddedPictures = Extract<CaseStudy['embed'], { kind: 'pictures' }>['pictures'];

/** The picture grid of a case study: posts of a feed, or pictures of which the first is the largest. */
export async function caseTiles(pictures: EmbeddedPictures, look: CaseLook): Promise<CaseTile[]> {
  const slotAt = (index: number): Slot => {
    if (look === 'feed') return pictures.length === 4 ? 'postOfFour' : 'post';
    return index === 0 ? 'leadTile' : 'tile';
  };
  return Promise.all(
    pictures.map(async ({ picture, caption, href }, index) => ({
      picture: await renderCaptioned(picture, slotAt(index)),
      caption,
      href,
    })),
  );
}

/**
 * Screens or pages of a case study: screens stand upright, pages lie, two beside each other after the
 * first. A page leads to its place in the PDF, where it can be read at any size.
 */
export async function casePieces({ pieces, embed }: CaseStudy): Promise<CaseTile[]> {
  return Promise.all(
    (pieces?.pictures ?? []).map(async ({ picture, caption, page }, index) => ({
      picture: await renderCaptioned(
        picture,
        picture.src.height > picture.src.width ? 'phone' : index === 0 ? 'page' : 'side',
      ),
      caption,
      href: embed.kind === 'pdf' && page ? `${embed.file}#page=${page}` : undefined,
    })),
  );
}

/** The photo that opens a gallery page. It covers the window's width and at least 28 rem of height. */
export async function galleryOpening({ opening }: Gallery): Promise<RenderedPicture> {
  const picture = await renderPicture(opening, '', 'screen');
  const phone = await renderPicture(opening, '', 'screenPhone');
  return {
    ...picture,
    phone: { ...phone, media: '(max-width: 27.5rem)' },
    sizes: `max(100vw, ${Math.round((28 * opening.width) / opening.height)}rem)`,
  };
}

/** A photo fills its column's width or its own height, whichever asks for more pixels. */
function photoSizes(widthByHeight: number): string {
  const least = `${Math.round(widthByHeight)}px`;
  return `(min-width: 1500px) max(18vw, ${least}), (min-width: 768px) max(23vw, ${least}), max(46vw, ${least})`;
}

/** Photos of a gallery: small for the grid, the whole file for the lightbox. */
export async function galleryPhotos(photos: Gallery['photos']): Promise<GalleryPhoto[]> {
  const columns = photoPlaces(photos.map(({ height }) => height));
  return Promise.all(
    photos.map(async ({ picture, alt, height }, index) => {
      const large = await getImage({
        src: picture,
        format: 'webp',
        width: Math.min(1600, picture.width),
      });
      const { width, height: rows } = picture;
      return {
        picture: {
          ...(await renderPicture(picture, alt, 'photo')),
          sizes: photoSizes(((height / 2) * width) / rows),
        },
        large: { src: large.src, width, height: rows },
        height,
        columns: columns[index] ?? { five: 0, four: 0, two: 0 },
      };
    }),
  );
}
