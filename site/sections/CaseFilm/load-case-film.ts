import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createCaptionedSources,
  createImageSources,
  type ImageSources,
} from '../../images/image-sources.ts';
import { contentFolder } from '../../schemas/content-folder.ts';
import type { Film } from '../../schemas/film.ts';

type Told<Kind extends Film['kind']> = Extract<Film, { kind: Kind }>;

export type TierFilmCopy = Omit<Told<'tiers'>, 'tiers' | 'carrier'> & {
  /** An open tier. */
  carrier: ImageSources;
  tiers: { question: string; answer: string; picture: ImageSources }[];
};

/** The drawing without its frame: what a group of another drawing can hold. */
export type PullBackFilmCopy = Omit<Told<'pull-back'>, 'drawing'> & { lines: string };

export type CaseFilmCopy = TierFilmCopy | PullBackFilmCopy;

/** The film of a case with its pictures made and its drawing read. */
export async function loadCaseFilm(film: Film): Promise<CaseFilmCopy> {
  if (film.kind === 'tiers') {
    const tiers = film.tiers.map(async ({ picture, ...copy }) => ({
      ...copy,
      picture: await createCaptionedSources(picture, 'filmScreen'),
    }));
    const carrier = await createImageSources(film.carrier, '', 'filmTier');
    return { ...film, carrier, tiers: await Promise.all(tiers) };
  }
  const { drawing, ...told } = film;
  const lines = readFileSync(join(contentFolder, drawing), 'utf8');
  return { ...told, lines: lines.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '') };
}
