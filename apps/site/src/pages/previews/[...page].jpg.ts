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

type Props = { picture: (ImageMetadata & { fsPath?: string }) | undefined };

export const GET: APIRoute<Props> = async ({ props: { picture } }) => {
  if (!picture?.fsPath) throw new Error(`The preview finds no file of ${picture?.src}.`);
  const jpeg = await renderPreview(picture.fsPath);
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } });
};
