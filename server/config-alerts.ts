import type { z } from 'zod';
import type { MAIL_SETTINGS, Mailbox } from './config-mail.ts';
import { list, webAddress } from './config-values.ts';

/** How an alarm is written for the service that receives it. */
export type AlertFormat = 'ntfy' | 'slack' | 'teams' | 'json';

/** A channel for alarms besides the agency's own mail. */
export type AlertChannel =
  | { readonly kind: 'http'; readonly format: AlertFormat; readonly url: string }
  | { readonly kind: 'smtp'; readonly url: string; readonly to: readonly Mailbox[] };

const KNOWN_HOSTS: readonly [RegExp, AlertFormat][] = [
  [/^ntfy\./, 'ntfy'],
  [/^hooks\.slack(-gov)?\.com$/, 'slack'],
  [/\.(webhook\.office|logic\.azure|powerplatform)\.com$/, 'teams'],
];

/** `ALERT_URL`: one or more addresses; `ntfy+https://…` names the format where the host does not. */
export const alertChannels = list.transform((texts, context): AlertChannel[] =>
  texts.flatMap((text) => {
    const [, named, address = text] = /^(ntfy|slack|teams|json)\+(https?:.*)$/s.exec(text) ?? [];
    const checked = webAddress('https://ntfy.sh/a-name-nobody-guesses').safeParse(address);
    if (!checked.success) {
      for (const { message } of checked.error.issues) context.addIssue(message);
      return [];
    }
    const { hostname } = new URL(address);
    const format =
      (named as AlertFormat | undefined) ??
      KNOWN_HOSTS.find(([host]) => host.test(hostname))?.[1] ??
      'json';
    return [{ kind: 'http' as const, format, url: address }];
  }),
);

/** The second mail server as a channel, where it is set. */
export function mailAlerts(
  read: z.infer<z.ZodObject<typeof MAIL_SETTINGS>>,
): readonly AlertChannel[] {
  return read.ALERT_SMTP_URL === undefined || read.ALERT_MAIL_TO === undefined
    ? []
    : [{ kind: 'smtp', url: read.ALERT_SMTP_URL, to: read.ALERT_MAIL_TO }];
}
