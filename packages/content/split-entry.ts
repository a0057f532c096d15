/** A line of three hyphens; some editors leave a space after it. */
const hyphens = /^---[ \t]*$/m;

/** Whether an .mdx file begins with fields between two lines of hyphens. */
export function hasFields(source: string): boolean {
  const parts = source.replace(/^\uFEFF/, '').split(hyphens);
  return parts.length > 2 && parts[0]?.trim() === '';
}

/** The two parts of an entry: the fields between the lines of hyphens, and the text after them. */
export type EntryParts = {
  front: string;
  body: string;
  /** The number of lines before the text. */
  linesBefore: number;
};

/** Splits an .mdx file, also one with the byte order mark and line ends of Windows. */
export function splitEntry(source: string): EntryParts {
  const [before = '', front = '', ...rest] = source.replace(/^\uFEFF/, '').split(hyphens);
  const body = rest.join('---');
  if (before.trim() !== '') return { front: '', body: source, linesBefore: 0 };
  return { front, body, linesBefore: `${before}${front}`.split('\n').length - 1 };
}
