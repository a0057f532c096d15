import { singleFile } from '../../content.ts';
import { services } from '../../seo/graph/list-nodes.ts';
import type { BlockProps } from '../block-props.ts';
import type { fields } from './schema.ts';

/** The page as a service, and each kind of it. */
export async function structuredData({ page, items }: BlockProps<typeof fields>) {
  const { country } = (await singleFile('brand')).address;
  return services(page.path, { name: page.name, country }, items);
}
