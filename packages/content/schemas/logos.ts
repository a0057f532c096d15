import { z } from 'astro/zod';
import { type ImageSchema, svg } from './picture.ts';
import { label, list } from './text.ts';

/** The client logos: content/clients/clients.yaml. */
export const clients = (image: ImageSchema) =>
  z.strictObject({
    clients: list(
      z.strictObject({
        name: label('the name of the client'),
        logo: svg(image).describe('The logo, an SVG; it is shown in one colour: ./name.svg'),
        home: z.boolean().optional().describe('true for those shown on the home page'),
        sample: z.boolean().optional().describe('true while this is not a real client'),
      }),
      0,
      200,
      'client logos',
    ),
  });

/** The tools of the SEO page: content/tools/tools.yaml. */
export const tools = (image: ImageSchema) =>
  z.strictObject({
    tools: list(
      z.strictObject({
        name: label('the name of the tool'),
        logo: svg(image).describe('The logo, an SVG: ./name.svg'),
      }),
      0,
      24,
      'tools',
    ),
  });
