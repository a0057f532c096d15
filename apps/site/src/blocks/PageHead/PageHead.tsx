import { wordsIn } from '../../content.ts';
import { PlainBanner } from '../../sections/shared/PlainBanner/PlainBanner.tsx';
import type { BlockProps } from '../block-props.ts';
import type { fields } from './schema.ts';

/** The head of a page without a picture, on request with links to the blocks below. */
export async function PageHead(props: BlockProps<typeof fields>) {
  const { title, subtitle, contents, tone, page } = props;
  const { contents: label } = (await wordsIn(page.language)).article;
  const links = page.blocks.flatMap(({ id, heading }) =>
    typeof heading === 'string' ? [{ href: `#${id}`, label: heading }] : [],
  );
  return (
    <PlainBanner
      title={title}
      subtitle={subtitle}
      tone={tone === 'accent' ? tone : 'paper'}
      contents={contents ? { label, links } : undefined}
    />
  );
}
