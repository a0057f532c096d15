import type { Page } from 'playwright';
import { holdRequests } from './held-requests.ts';

/** Delays all script files of a page until the returned function is called; everything else loads at once. */
export const delayScripts = (page: Page): Promise<() => void> => holdRequests(page, '**/*.js');
