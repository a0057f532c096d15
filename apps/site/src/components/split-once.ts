/** What is before and after the first place of a part in a text; `after` is undefined where the text has no such part. */
export function splitOnce(text: string, part: string): [before: string, after?: string] {
  const start = text.indexOf(part);
  return start < 0 ? [text] : [text.slice(0, start), text.slice(start + part.length)];
}
