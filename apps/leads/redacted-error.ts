import { printable } from './printable.ts';

const WORD = /[^\s<>,;:"']+/g;

/**
 * An error as one short line for logs, terminals and the outbox. Email addresses are masked: mail servers repeat them in
 * error messages, and logs must contain no personal data.
 */
export function redactedError(error: unknown): string {
  const message = error instanceof Error ? messageOf(error) : String(error);
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  const hasCode = code === undefined || message.startsWith(`${code}:`);
  const line = hasCode ? message : `${code}: ${message}`;
  return printable(line.replace(/\s+/g, ' '))
    .replace(WORD, (word) => (word.slice(1, -1).includes('@') ? '[address]' : word))
    .slice(0, 300);
}

/** Messages of Node that only say that there are reasons, in `errors` or `cause`. */
const WITHOUT_REASON = ['', 'fetch failed', 'All promises were rejected'];

/** The message of an error, and the reasons in it when it has none of its own. */
function messageOf(error: Error): string {
  const { errors, cause } = error as Partial<AggregateError>;
  const inner: unknown[] = errors ?? (cause === undefined ? [] : [cause]);
  if (!WITHOUT_REASON.includes(error.message) || inner.length === 0) return error.message;
  const reasons = inner.map((one) => (one instanceof Error ? messageOf(one) : String(one)));
  return reasons.join('; ');
}
