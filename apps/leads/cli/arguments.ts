import { parseArgs } from 'node:util';
import { LEAD_STATUSES, type LeadFilter, type LeadStatus } from '../admin/lead-admin.ts';

/** Invalid arguments; the command prints the message and exits with code 2. */
export class UsageError extends Error {}

/** Nothing was found, or the command cannot run now; it prints the message and exits with code 1. */
export class CommandError extends Error {}

export type LeadsArguments = ReturnType<typeof readArguments>;

/** What a command reads: how many operands, which options, and which option replaces the operand. */
type Reads = {
  readonly operands?: number;
  readonly options?: readonly string[];
  readonly instead?: string;
};

const READS: Readonly<Record<string, Reads>> = {
  list: { options: ['since', 'status'] },
  show: { operands: 1 },
  export: { options: ['since', 'status', 'format', 'output', 'person'] },
  resend: { operands: 1, options: ['status'], instead: 'status' },
  acknowledge: { operands: 1, options: ['status'], instead: 'status' },
  erase: { operands: 1, options: ['email', 'yes'], instead: 'email' },
  stats: { options: ['since'] },
  backup: { operands: 1, options: ['output'], instead: 'output' },
  restore: { operands: 1, options: ['yes'] },
  'repeat-erasures': { operands: 1 },
  move: { options: ['to'] },
};

/**
 * Nothing typed is ignored: `erase --email a@b.example c@d.example` would look as if both were erased.
 * @throws UsageError naming what the command does not read
 */
function assertAllRead(command: string, operands: readonly string[], options: readonly string[]) {
  const reads = READS[command];
  if (reads === undefined) return;
  const unread = options.find((option) => !reads.options?.includes(option));
  if (unread !== undefined) throw new UsageError(`${command} has no option --${unread}`);
  const { instead = '' } = reads;
  if (options.includes(instead) && operands.length > 0) {
    throw new UsageError(
      `${command} takes ${operands.join(' ')} or --${instead}, not both: run it twice`,
    );
  }
  const surplus = operands[reads.operands ?? 0];
  if (surplus !== undefined) {
    throw new UsageError(`${command} does not know what to do with "${surplus}"`);
  }
}

/**
 * Parses the arguments after `npm run leads --`.
 * @param timeZone in which a day begins
 * @throws UsageError naming the mistake
 */
export function readArguments(args: string[], now: Date, timeZone: string) {
  const { values, positionals } = parse(args);
  const [command = '', ...operands] = positionals;
  const given = Object.entries(values).filter(([, value]) => value !== false);
  assertAllRead(
    command,
    operands,
    given.map(([name]) => name),
  );
  const filter: LeadFilter = {
    since: values.since === undefined ? undefined : readMoment(values.since, now, timeZone),
    status: values.status === undefined ? undefined : readStatus(values.status),
  };
  return { command, operands, filter, ...values };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        since: { type: 'string' },
        status: { type: 'string' },
        format: { type: 'string' },
        output: { type: 'string', short: 'o' },
        email: { type: 'string' },
        person: { type: 'string' },
        to: { type: 'string' },
        yes: { type: 'boolean', short: 'y', default: false },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ', 1)[0]);
  }
}

/** `7d`, `24h`, `30m` before now, a day such as 2026-11-21, or a moment with its offset. */
function readMoment(text: string, now: Date, timeZone: string): Date {
  const span = /^(\d{1,5})([dhm])$/.exec(text);
  if (span !== null) {
    const unit = { d: 86_400_000, h: 3_600_000, m: 60_000 }[span[2] as 'd' | 'h' | 'm'];
    return new Date(now.getTime() - Number(span[1]) * unit);
  }
  try {
    const moment = /^\d{4}-\d{2}-\d{2}$/.test(text)
      ? Temporal.PlainDate.from(text).toZonedDateTime(timeZone).toInstant()
      : Temporal.Instant.from(text);
    return new Date(moment.epochMilliseconds);
  } catch {
    throw new UsageError(`--since cannot be "${text}": write 7d, 24h or a date such as 2026-11-21`);
  }
}

function readStatus(text: string): LeadStatus {
  if (LEAD_STATUSES.includes(text as LeadStatus)) return text as LeadStatus;
  throw new UsageError(`--status cannot be "${text}": write ${LEAD_STATUSES.join(', ')}`);
}
