import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BlockSchema } from '@agency/content/blocks.ts';
import { contentFolder } from '@agency/content/content-folder.ts';
import { withPlaceholders } from '@agency/content/placeholders.ts';
import { readYaml } from '@agency/content/read-yaml.ts';
import { interfaceCopy as interfaceSchema } from '@agency/content/schemas/pages/interface.ts';
import type { Gallery } from '@agency/content/schemas/photography.ts';
import { parse } from 'yaml';
import type { BlockFields } from '../../apps/site/src/blocks/block-props.ts';
import type { fields as counterFields } from '../../apps/site/src/blocks/Counters/schema.ts';
import type { fields as stepperFields } from '../../apps/site/src/blocks/ProcessStepper/schema.ts';
import type { fields as planFields } from '../../apps/site/src/blocks/SeoPlan/schema.ts';
import type { fields as thankYouFields } from '../../apps/site/src/blocks/ThankYou/schema.ts';

/** Fills in the placeholders of every text, as the site does. */
function filled(value: unknown): unknown {
  if (typeof value === 'string') return withPlaceholders(value);
  if (Array.isArray(value)) return value.map(filled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part)]));
}

export const contentOf = <Copy>(file: string) =>
  filled(parse(readFileSync(join(contentFolder, file), 'utf8'))) as Copy;

/** Texts that the tests look for, from the content that the site was built from. */
export const interfaceCopy = interfaceSchema.parse(readYaml('pages/interface.yaml') ?? {});

type Page = { blocks: readonly { block: string }[] };

/** The fields of a block of a page: blockOf<typeof fields>('pages/home.yaml', 'Counters'). */
export const blockOf = <Fields extends BlockSchema['fields']>(file: string, name: string) =>
  contentOf<Page>(file).blocks.find(({ block }) => block === name) as
    | BlockFields<Fields>
    | undefined;

export const counters = blockOf<typeof counterFields>('pages/home.yaml', 'Counters');
export const stepper = blockOf<typeof stepperFields>(
  'pages/digital-marketing-services.yaml',
  'ProcessStepper',
);
export const seoPlan = blockOf<typeof planFields>('pages/seo-services.yaml', 'SeoPlan');
export const thankYou = blockOf<typeof thankYouFields>('pages/thank-you.yaml', 'ThankYou');

/** @param route /portfolio/photography/slug */
export const galleryAt = (route: string) =>
  contentOf<Gallery>(`photography/${route.split('/').at(-1)}/gallery.yaml`);
