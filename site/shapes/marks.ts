import { z } from 'astro/zod';
import type { ImageShape } from './picture.ts';
import { label, list } from './text.ts';

/** The client logos: content/clients/clients.yaml. */
export const clients = (image: ImageShape) =>
  z.strictObject({
    clients: list(
      z.strictObject({
        number: z.number().int().min(1).describe('Number of the logo, from 1'),
        name: label('the name of the client'),
        logo: image().describe('The logo: ./01-name.svg, one colour'),
        home: z.boolean().optional().describe('true for the eight shown on the home page'),
        sample: z.boolean().optional().describe('true while this is not a real client'),
      }),
      56,
      56,
      'client logos',
    ),
  });

/** The tools of the SEO page: content/tools/tools.yaml. */
export const tools = (image: ImageShape) =>
  z.strictObject({
    tools: list(
      z.strictObject({
        name: label('the name of the tool'),
        logo: image().describe('The mark: ./name.svg'),
      }),
      7,
      7,
      'tools',
    ),
  });

export type ClientMark = z.infer<ReturnType<typeof clients>>['clients'][number];
export type ToolMark = z.infer<ReturnType<typeof tools>>['tools'][number];
