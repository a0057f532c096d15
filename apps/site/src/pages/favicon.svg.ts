import { iconResponse } from '../seo/icons.ts';
import { readDrawing } from '../theme/theme-values.ts';

export const GET = () => iconResponse(readDrawing('favicon'), 'image/svg+xml');
