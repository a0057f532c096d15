import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import nodemailer from 'nodemailer';
import type { AlertChannel, Mailbox } from '../../config.ts';
import { redactedError } from '../../redacted-error.ts';
import type { ServiceState } from '../store/service-state.ts';

/** What can be wrong, each told once until it is over. */
export type Trouble = 'store' | 'mail' | 'webhook' | 'waiting' | 'mail-login' | 'canary';

export type Alarms = {
  /**
   * Says how it stands with a trouble now. The first bad word of a trouble sends an alarm, the first
   * good one after it an all-clear; whatever is between is silent. Never throws.
   * @param detail what is wrong, without personal data; null when all is well
   */
  report(trouble: Trouble, detail: string | null, now: Date): Promise<void>;
  /** The troubles that are told and not over. */
  open(): readonly Trouble[];
};

export type AlarmParts = {
  readonly state: ServiceState;
  readonly channels: readonly AlertChannel[];
  /** Who alarms by mail come from. */
  readonly from: Mailbox;
  readonly serviceUrl: string;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
};

const SEND_MS = 20_000;
const NAMES: Readonly<Record<Trouble, string>> = {
  store: 'Leads cannot be kept or pages not be shown',
  mail: 'Mail about leads is not taken by the mail server',
  webhook: 'The webhook does not take leads',
  waiting: 'Something has waited for more than 15 minutes to be sent',
  'mail-login': 'The mail server does not let us in',
  canary: 'The daily test lead did not arrive',
};

/**
 * Alarms go to the channels of ALERT_URL and ALERT_SMTP_URL, none of which is the mail server that
 * leads are sent by. Of several replicas one sends; while the store is away each does.
 */
export function createAlarms(parts: AlarmParts): Alarms {
  const { state, channels, log } = parts;
  const told = new Map<Trouble, boolean>();
  /** Told while the store could not note it, so that only this process knows. */
  const unnoted = new Set<Trouble>();

  async function tell(title: string, detail: string): Promise<boolean> {
    if (channels.length === 0) return true;
    const sent = await Promise.allSettled(
      channels.map((channel) => send(channel, parts.from, title, `${detail}\n${parts.serviceUrl}`)),
    );
    for (const result of sent) {
      if (result.status === 'rejected') {
        log.error({ reason: redactedError(result.reason) }, 'an alarm could not be sent');
      }
    }
    return sent.some(({ status }) => status === 'fulfilled');
  }

  /** @returns whether this process is the one to tell */
  async function claim(trouble: Trouble, bad: boolean, now: Date): Promise<boolean> {
    const key = `alarm ${trouble}`;
    try {
      const before = await state.get(key);
      const here = unnoted.delete(trouble) && !bad;
      if ((before === 'bad') === bad) return here;
      return (await state.swap(key, before, bad ? 'bad' : 'good', now)) || here;
    } catch {
      if (bad) unnoted.add(trouble);
      return true;
    }
  }

  return {
    async report(trouble, detail, now) {
      const bad = detail !== null;
      if (told.get(trouble) === bad) return;
      if (!(await claim(trouble, bad, now))) {
        told.set(trouble, bad);
        return;
      }
      const title = bad ? `Alarm: ${NAMES[trouble]}` : `All clear: ${NAMES[trouble]}`;
      if (bad) log.error({ trouble, reason: detail }, 'alarm');
      else log.info({ trouble }, 'all clear');
      if (await tell(title, detail ?? 'This is over.')) {
        told.set(trouble, bad);
        return;
      }
      // Nobody heard it: the next report tells it again.
      if (bad) unnoted.delete(trouble);
      await state.set(`alarm ${trouble}`, bad ? 'good' : 'bad', now).catch(() => {});
    },
    open: () => [...told].flatMap(([trouble, bad]) => (bad ? [trouble] : [])),
  };
}

async function send(
  channel: AlertChannel,
  from: Mailbox,
  title: string,
  detail: string,
): Promise<void> {
  if (channel.kind === 'smtp') {
    const transport = nodemailer.createTransport({ url: channel.url, connectionTimeout: SEND_MS });
    try {
      await transport.sendMail({
        from,
        to: [...channel.to],
        subject: title,
        text: `${detail}\n`,
        messageId: `<alarm-${randomUUID()}@${from.address.split('@').at(-1)}>`,
        signal: AbortSignal.timeout(SEND_MS),
      });
    } finally {
      transport.close();
    }
    return;
  }
  const { body, headers } = BODIES[channel.format](title, detail);
  const response = await fetch(channel.url, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(SEND_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`an alarm was answered with status ${response.status}`);
}

type Body = { readonly body: string; readonly headers: Record<string, string> };
const JSON_HEADERS = { 'content-type': 'application/json' };

const BODIES: Readonly<
  Record<Extract<AlertChannel, { kind: 'http' }>['format'], (title: string, detail: string) => Body>
> = {
  ntfy: (title, detail) => ({ body: detail, headers: { title, tags: 'warning' } }),
  slack: (title, detail) => ({
    body: JSON.stringify({ text: `*${title}*\n${detail}` }),
    headers: JSON_HEADERS,
  }),
  teams: (title, detail) => ({
    body: JSON.stringify({
      type: 'message',
      attachments: [
        {
          contentType: 'application/vnd.microsoft.card.adaptive',
          content: {
            type: 'AdaptiveCard',
            version: '1.4',
            body: [
              { type: 'TextBlock', weight: 'Bolder', wrap: true, text: title },
              { type: 'TextBlock', wrap: true, text: detail },
            ],
          },
        },
      ],
    }),
    headers: JSON_HEADERS,
  }),
  json: (title, detail) => ({
    body: JSON.stringify({ text: `${title}\n${detail}`, title, detail }),
    headers: JSON_HEADERS,
  }),
};
