import { singleFile } from '../../content.ts';
import { createPictureSources } from '../../images/image-sources.ts';
import { MessagePage } from '../../sections/shared/MessagePage/MessagePage.tsx';
import type { BlockProps } from '../block-props.ts';
import type { fields } from './schema.ts';

/** What a visitor finds at a path that does not exist: pages, and the search where the site has one. */
export async function NotFound({ title, text, picture, links }: BlockProps<typeof fields>) {
  const { search } = (await singleFile('interface')).footer;
  return (
    <MessagePage
      title={title}
      lines={[text]}
      picture={await createPictureSources(picture, 'photoBanner')}
      actions={search ? [...links, search] : links}
    />
  );
}
