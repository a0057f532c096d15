import { pageContent } from '../../content.ts';
import { callAction } from '../../layout/call-action.ts';
import type { Call } from '../../schemas/call.ts';

type Closing = { heading: string; text: string; action: Call };

/** The last call of a page, its action turned into a link. */
export async function loadClosing({ heading, text, action }: Closing) {
  return { heading, text, action: callAction(action, await pageContent('brand')) };
}
