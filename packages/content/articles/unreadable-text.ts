/** A line of running text with the signs escaped that are read as code; undefined for a line of a component. */
function escapedLine(line: string): string | undefined {
  if (/<\/?[A-Z]|^\s*\/?>/.test(line)) return undefined;
  const escaped = line.replace(/(?<!\\)</g, '&lt;').replace(/(?<!\\)\{/g, '\\{');
  return escaped === line ? undefined : escaped.trim();
}

/** What MDX cannot read is mostly a character of running text that it takes for code. */
export function unreadable(error: unknown, body: string): string {
  const { message, line = 1 } = error as Error & { line?: number };
  const written = body.split(/\r?\n/)[line - 1] ?? '';
  if (written.includes('<!--'))
    return `line ${line}: has a comment <!-- … -->, which an article cannot have. Delete it, or write {/* … */}.`;
  const escaped = escapedLine(written);
  const offer = escaped === undefined ? '' : ` This line is then: ${escaped}`;
  return `line ${line}: cannot be read (${message}). In running text write &lt; for <, and \\{ for {. Between < and /> every field is name="text" or name={[…]}.${offer}`;
}
