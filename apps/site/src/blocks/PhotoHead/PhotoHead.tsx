import type { Action } from '../../components/ActionLink/ActionLink.tsx';
import { fillText } from '../../components/fill-text.ts';
import { singleFile } from '../../content.ts';
import { createPictureSources } from '../../images/image-sources.ts';
import { phoneHref } from '../../layout/contact-links.ts';
import { ctaAction } from '../../layout/cta-action.ts';
import { PhotoBanner } from '../../sections/shared/PhotoBanner/PhotoBanner.tsx';
import type { BlockProps } from '../block-props.ts';
import type { fields } from './schema.ts';

/** The head of a page with a picture, and with ways to write, to call and to what is below. */
export async function PhotoHead(props: BlockProps<typeof fields>) {
  const { title, subtitle, text, price, contact, call, links = [] } = props;
  const brand = await singleFile('brand');
  const actions: Action[] = [
    ...(contact ? [ctaAction(contact, brand)] : []),
    ...(call
      ? [
          {
            label: fillText(call, { phone: brand.phone }),
            href: phoneHref(brand),
            icon: 'phone' as const,
          },
        ]
      : []),
    ...links,
  ];
  return (
    <PhotoBanner
      title={title}
      subtitle={subtitle}
      text={text}
      price={price}
      picture={await createPictureSources(props.picture, 'photoBanner')}
      actions={actions}
    />
  );
}
