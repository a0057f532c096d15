import type { APIRoute, GetStaticPaths, ImageMetadata } from 'astro';
import { singleFile } from '../../content.ts';
import { listedPages } from '../../seo/listed-pages.ts';
import { previewName } from '../../seo/preview-name.ts';
import { renderPreview } from '../../seo/preview-picture.ts';

export const getStaticPaths = (async () => {
  const pages = await listedPages();
  const home = await singleFile('home');
  return pages.map(({ path, picture }) => ({
    params: { page: previewName(path) },
    props: { picture: picture ?? home.picture },
  }));
}) satisfies GetStaticPaths;

type Props = { picture: { src: ImageMetadata & { fsPath?: string } } | undefined };

export const GET: APIRoute<Props> = async ({ props: { picture } }) => {
  const { src } = picture ?? {};
  if (!src?.fsPath) throw new Error(`The preview finds no file of ${src?.src}.`);
  const jpeg = await renderPreview(src.fsPath);
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } });
};
