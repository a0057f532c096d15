import { singleFile } from '../../content.ts';
import { ctaAction } from '../../layout/cta-action.ts';
import type { Cta } from '../../schemas/cta.ts';

type Closing = { heading: string; text: string; action: Cta };

/** The call to action at the end of a page, with its link. */
export async function loadClosing({ heading, text, action }: Closing) {
  return { heading, text, action: ctaAction(action, await singleFile('brand')) };
}
