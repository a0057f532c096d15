import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '@agency/content/content-folder.ts';
import { withPlaceholders } from '@agency/content/placeholders.ts';
import { readYaml } from '@agency/content/read-yaml.ts';
import type { Home } from '@agency/content/schemas/pages/home.ts';
import { interfaceCopy as interfaceSchema } from '@agency/content/schemas/pages/interface.ts';
import type { ThankYou } from '@agency/content/schemas/pages/message-pages.ts';
import type { SeoServices } from '@agency/content/schemas/pages/seo-services.ts';
import type { Services } from '@agency/content/schemas/pages/services.ts';
import type { Gallery } from '@agency/content/schemas/photography.ts';
import { parse } from 'yaml';

/** Fills in the placeholders of every text, as the site does. */
function filled(value: unknown): unknown {
  if (typeof value === 'string') return withPlaceholders(value);
  if (Array.isArray(value)) return value.map(filled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part)]));
}

export const contentOf = <Copy>(file: string) =>
  filled(parse(readFileSync(join(contentFolder, file), 'utf8'))) as Copy;

/** Texts that the tests look for, from the content that the site was built from. */
export const interfaceCopy = interfaceSchema.parse(readYaml('pages/interface.yaml') ?? {});
export const home = contentOf<Home>('pages/home.yaml');
export const servicesPage = contentOf<Services>('pages/digital-marketing-services.yaml');
export const seoServices = contentOf<SeoServices>('pages/seo-services.yaml');
export const thankYou = contentOf<ThankYou>('pages/thank-you.yaml');

/** @param route /portfolio/photography/slug */
export const galleryAt = (route: string) =>
  contentOf<Gallery>(`photography/${route.split('/').at(-1)}/gallery.yaml`);
