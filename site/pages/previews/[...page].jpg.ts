import type { APIRoute, GetStaticPaths, ImageMetadata } from 'astro';
import { pageContent } from '../../content.ts';
import { listedPages } from '../../seo/listed-pages.ts';
import { previewName } from '../../seo/preview-name.ts';
import { renderPreview } from '../../seo/preview-picture.ts';

export const getStaticPaths = (async () => {
  const pages = await listedPages();
  const home = await pageContent('home');
  return pages.map(({ path, title, picture }) => ({
    params: { page: previewName(path) },
    // The brand stands on the picture already; titles name it again behind a bar.
    props: { title: title.split(' | ')[0] ?? title, picture: picture ?? home.hero.picture.src },
  }));
}) satisfies GetStaticPaths;

type Props = { title: string; picture: ImageMetadata & { fsPath?: string } };

export const GET: APIRoute<Props> = async ({ props: { title, picture } }) => {
  const { name, tagline } = await pageContent('brand');
  if (!picture.fsPath) throw new Error(`The preview of "${title}" finds no file of its picture.`);
  const jpeg = await renderPreview({ title, brand: name, tagline, pictureFile: picture.fsPath });
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } });
};
