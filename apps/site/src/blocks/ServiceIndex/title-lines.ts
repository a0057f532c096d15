/** A title as two lines, as equal in length as its words allow, none ending in `&`; one word stays one line. */
export function titleLines(title: string): string[] {
  const words = title.split(/(?<!&) /);
  const halves = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  return halves.reduce((best, lines) => (longest(lines) <= longest(best) ? lines : best), [title]);
}
