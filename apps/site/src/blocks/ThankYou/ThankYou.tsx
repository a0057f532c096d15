import { createPictureSources } from '../../images/image-sources.ts';
import { MessagePage } from '../../sections/shared/MessagePage/MessagePage.tsx';
import { Ornament } from '../../sections/shared/Ornament/Ornament.tsx';
import type { BlockProps } from '../block-props.ts';
import type { fields } from './schema.ts';

/** What happens after a form was sent, with the number of the message. */
export async function ThankYou(props: BlockProps<typeof fields>) {
  const { title, lines, next, reference, picture, actions } = props;
  return (
    <MessagePage
      title={title}
      lines={[...lines, next]}
      reference={reference}
      picture={await createPictureSources(picture, 'photoBanner')}
      actions={actions}
    >
      <Ornament from="left" />
    </MessagePage>
  );
}
