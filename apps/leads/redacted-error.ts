const WORD = /[^\s<>,;:"']+/g;

/**
 * An error as one short line for logs and the outbox. Email addresses are masked: mail servers repeat them in
 * error messages, and logs must contain no personal data.
 */
export function redactedError(error: unknown): string {
  const { code, message } =
    error instanceof Error
      ? (error as NodeJS.ErrnoException)
      : { code: undefined, message: String(error) };
  const hasCode = code === undefined || message.startsWith(`${code}:`);
  const line = hasCode ? message : `${code}: ${message}`;
  return line
    .replace(WORD, (word) => (word.slice(1, -1).includes('@') ? '[address]' : word))
    .replace(/\s+/g, ' ')
    .slice(0, 300);
}
