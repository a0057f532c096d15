import { getImage } from 'astro:assets';
import { getEntry } from 'astro:content';
import type { CaseCardProps } from '../components/CaseCard/CaseCard.tsx';
import type { Logo } from '../components/LogoGrid/LogoGrid.tsx';
import type { GalleryPhoto } from '../islands/PhotoGallery/PhotoGallery.tsx';
import { allCaseStudies, allGalleries, allServices, words } from '../library.ts';
import type { CaseTile } from '../sections/CasePictures/CasePictures.tsx';
import { tabOf } from '../sections/PortfolioGrid/portfolio-tab.ts';
import type { ServiceCard } from '../sections/ServiceCards/ServiceCards.tsx';
import type { CaseStudy } from '../shapes/case-study.ts';
import type { Gallery } from '../shapes/photography.ts';
import { renderCaptioned, renderPicture } from './rendered-picture.ts';

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

/** Case study cards by slug; a category of its own replaces the one of the portfolio. */
export async function caseCards(
  cards: readonly { caseStudy: string; category?: string }[],
): Promise<CaseCardProps[]> {
  return Promise.all(
    cards.map(async ({ caseStudy, category }) => {
      const entry = await getEntry('caseStudies', caseStudy);
      if (!entry)
        throw new Error(`content/case-studies/${caseStudy}/case-study.yaml does not exist.`);
      return {
        title: entry.data.client,
        category: category ?? entry.data.category,
        href: `/portfolio/${caseStudy}`,
        picture: await renderCaptioned(entry.data.cover, 'caseCard'),
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

/** Everything the portfolio shows: the case studies, then the photo galleries. */
export async function portfolioCards(): Promise<(CaseCardProps & { tab: string })[]> {
  const studies = await allCaseStudies();
  const galleries = await allGalleries();
  const work = await caseCards(studies.map(({ id }) => ({ caseStudy: id })));
  const photos = await Promise.all(
    galleries.map(async ({ id, data }) => {
      const [cover] = data.photos;
      if (!cover) throw new Error(`content/photography/${id}/gallery.yaml holds no photos.`);
      return {
        title: data.title,
        category: 'Photography',
        href: `/portfolio/photography/${id}`,
        picture: await renderPicture(cover.picture, cover.alt, 'caseCard'),
      };
    }),
  );
  return [...work, ...photos].map((card) => ({ ...card, tab: tabOf(card.category) }));
}

type EmbeddedPictures = Extract<CaseStudy['embed'], { kind: 'pictures' }>['pictures'];

/** The picture grid of a case study. */
export async function caseTiles(pictures: EmbeddedPictures): Promise<CaseTile[]> {
  return Promise.all(
    pictures.map(async ({ picture, caption, href }) => ({
      picture: await renderCaptioned(picture, 'tile'),
      caption,
      href,
    })),
  );
}

/** Photos of a gallery: small for the grid, the whole file for the lightbox. */
export async function galleryPhotos(photos: Gallery['photos']): Promise<GalleryPhoto[]> {
  return Promise.all(
    photos.map(async ({ picture, alt, height }) => {
      const large = await getImage({
        src: picture,
        format: 'webp',
        width: Math.min(1600, picture.width),
      });
      const { width, height: rows } = picture;
      return {
        picture: await renderPicture(picture, alt, 'photo'),
        large: { src: large.src, width, height: rows },
        height,
      };
    }),
  );
}
