import type { APIRoute, GetStaticPaths, ImageMetadata } from 'astro';
import { listedPages } from '../../discovery/listed-pages.ts';
import { previewName } from '../../discovery/preview-name.ts';
import { renderPreview } from '../../discovery/preview-picture.ts';
import { words } from '../../library.ts';

export const getStaticPaths = (async () => {
  const pages = await listedPages();
  const home = await words('home');
  return pages.map(({ path, title, picture }) => ({
    params: { page: previewName(path) },
    // The brand stands on the picture already; titles name it again behind a bar.
    props: { title: title.split(' | ')[0] ?? title, picture: picture ?? home.hero.picture.src },
  }));
}) satisfies GetStaticPaths;

type Props = { title: string; picture: ImageMetadata & { fsPath?: string } };

export const GET: APIRoute<Props> = async ({ props: { title, picture } }) => {
  const { name, tagline } = await words('brand');
  if (!picture.fsPath) throw new Error(`The preview of "${title}" finds no file of its picture.`);
  const jpeg = await renderPreview({ title, brand: name, tagline, pictureFile: picture.fsPath });
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } });
};
