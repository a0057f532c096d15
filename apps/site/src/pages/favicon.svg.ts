import { readDrawing } from '@agency/content/theme/theme-values.ts';
import { iconResponse } from '../seo/icons.ts';

export const GET = () => iconResponse(readDrawing('favicon'), 'image/svg+xml');
