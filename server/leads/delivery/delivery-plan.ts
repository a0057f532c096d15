import type { Settings } from '../../config.ts';
import type { DeliveryPlan } from '../store/lead-store.ts';

/** What is sent for a lead under these settings: a mail of its own to each recipient of the agency. */
export function deliveryPlan(
  settings: Pick<Settings, 'mail' | 'webhook' | 'canaryTo'>,
): DeliveryPlan {
  const { mail, webhook, canaryTo } = settings;
  return {
    lead: [
      ...mail.to.map(({ address }) => ({ kind: 'agency-mail' as const, recipient: address })),
      { kind: 'acknowledgement', recipient: '' },
      ...(webhook === null ? [] : [{ kind: 'webhook' as const, recipient: '' }]),
    ],
    canary: canaryTo === null ? [] : [{ kind: 'canary', recipient: canaryTo.address }],
  };
}
