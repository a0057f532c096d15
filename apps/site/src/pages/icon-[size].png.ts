import type { APIRoute } from 'astro';
import { iconResponse, renderIcon } from '../seo/icons.ts';

export const getStaticPaths = () => ['192', '512'].map((size) => ({ params: { size } }));

export const GET: APIRoute = async ({ params }) =>
  iconResponse(await renderIcon(Number(params.size)), 'image/png');
