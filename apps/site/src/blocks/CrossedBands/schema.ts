import { label, list } from '@agency/content/schemas/text.ts';
import { z } from 'astro/zod';

export const fields = z
  .strictObject({
    outcomes: list(label('an outcome'), 1, 12, 'outcomes of the second band'),
  })
  .describe('Two bands of moving text that cross: the services, and outcomes');
