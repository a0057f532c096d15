import { iconResponse, renderFavicon } from '../seo/icons.ts';

export const GET = async () => iconResponse(await renderFavicon(), 'image/x-icon');
