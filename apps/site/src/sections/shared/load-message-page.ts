import { createPictureSources } from '../../images/image-sources.ts';
import type { Picture } from '../../schemas/picture.ts';
import type { MessagePageProps } from './MessagePage.tsx';

type MessageContent = Omit<MessagePageProps, 'picture'> & { picture: Picture };

export async function loadMessagePage({
  picture,
  ...copy
}: MessageContent): Promise<MessagePageProps> {
  return { ...copy, picture: await createPictureSources(picture, 'photoBanner') };
}
