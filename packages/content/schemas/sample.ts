import { z } from 'astro/zod';

export const sample = z.boolean().optional().describe('true while this is a sample');
