import { z } from 'astro/zod';
import { blurb, label } from './text.ts';

export const titled = z.strictObject({
  title: label('a short title'),
  text: blurb('one or two sentences'),
});
