import { singleFile } from '../../content.ts';
import { services } from '../../seo/graph/list-nodes.ts';
import type { BlockProps } from '../block-props.ts';
import { servicesWithPanel } from './load-panels.ts';
import type { fields } from './schema.ts';

/** The page as a catalogue of services, and each of them. */
export async function structuredData({ page }: BlockProps<typeof fields>) {
  const { country } = (await singleFile('brand')).address;
  return services(page.path, { name: page.name, country }, await servicesWithPanel());
}
