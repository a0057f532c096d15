import { pageContent } from '../../content.ts';
import { callAction } from '../../layout/call-action.ts';
import type { Call } from '../../schemas/call.ts';

type Invitation = { heading: string; text: string; action: Call };

/** An invitation to get in touch, its call turned into a link. */
export async function loadStatement({ heading, text, action }: Invitation) {
  return { heading, text, action: callAction(action, await pageContent('brand')) };
}
