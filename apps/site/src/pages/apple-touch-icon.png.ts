import { iconResponse, renderIcon } from '../seo/icons.ts';

export const GET = async () => iconResponse(await renderIcon(180), 'image/png');
