import type { APIRoute, GetStaticPaths } from 'astro';
import { filesOf, type StripFile } from '../../images/contact-sheet.ts';
import { writeStrip } from '../../images/strip-file.ts';
import { loadContactSheet } from '../../sections/PageBanner/load-blog-banner.ts';

export const getStaticPaths = (async () =>
  (await loadContactSheet())
    .flatMap(filesOf)
    .map(({ name, file }) => ({ params: { file: name }, props: file }))) satisfies GetStaticPaths;

export const GET: APIRoute<StripFile> = async ({ props }) =>
  new Response(new Uint8Array(await writeStrip(props)), {
    headers: { 'Content-Type': `image/${props.format}` },
  });
