import { parseDocument, type YAMLError } from 'yaml';

/** A line as it would be read, with what is wrong with it and the fix. */
type Correction = { index: number; text: string; says: string };

const written = (index: number, text: string, wrong: string): Correction => ({
  index,
  text,
  says: `${wrong}. Write: ${text.trim()}`,
});

const indentOf = (line: string) => line.length - line.trimStart().length;

const countOf = (line: string, sign: string) => line.split(sign).length - 1;

/** The text in quotes that fit what is in it. */
function inQuotes(value: string): string {
  const text = /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/** Why a text needs quotes, or other quotes; undefined when it does not. */
function whyQuotes(value: string): string | undefined {
  const [first = ''] = value;
  if (first === '"' && value.includes('\\')) return 'a \\ in double quotes has another meaning';
  if (/["']/.test(first)) return 'a quotation mark is inside of quotes, or text goes on after them';
  if (first === '!') return 'a word that begins with ! is an instruction in YAML without quotes';
  if (/[@`%&*|>?[{-]/.test(first)) return `a text that begins with ${first} must be in quotes`;
  return value.includes(': ') ? 'a text with a colon and a space must be in quotes' : undefined;
}

/** A group in one line, with quotes around each text in it that has a colon. */
const quotedGroup = (line: string) =>
  line
    .split(/([,{}[\]])/)
    .map((part) => {
      const [field = '', ...values] = part.split(': ');
      const value = values.join(': ');
      const end = value.endsWith(' ') ? ' ' : '';
      return values.length > 1 && !/["']/.test(value) ? `${field}: "${value.trim()}"${end}` : part;
    })
    .join('');

function* withQuotes(line: string, at: number): Generator<Correction> {
  if (/[{[]/.test(line))
    yield written(at, quotedGroup(line), 'a text with a colon must be in quotes');
  const [, field = '', value = ''] =
    /^(\s*(?:- +)*(?:[a-z]\w*: +)?)(\S.*)$/.exec(line.trimEnd()) ?? [];
  const why = whyQuotes(value);
  if (why) yield written(at, field + inQuotes(value), why);
}

function* withBrackets(lines: readonly string[], at: number): Generator<Correction> {
  const wrong = 'a bracket is not closed';
  for (const index of [at, at - 1, at - 2, at - 3]) {
    const text = (lines[index] ?? '').trimEnd();
    if (countOf(text, '[') > countOf(text, ']')) yield written(index, `${text}]`, wrong);
    if (countOf(text, '{') <= countOf(text, '}')) continue;
    yield written(index, `${text} }`, wrong);
    yield written(index, `${text.slice(0, -1).trimEnd()} }]`, wrong);
  }
}

/** Ways to write a line, and its neighbours, that a person may have meant: the first that can be read is proposed. */
function* corrections(lines: readonly string[], at: number): Generator<Correction> {
  const line = lines[at] ?? '';
  const [, before = '', after] = /^(\s*(?:- +)*[a-z]\w*):([^\s/].*)$/.exec(line) ?? [];
  if (after) yield written(at, `${before}: ${after}`, 'a space is missing after the colon');
  for (const [index, text] of lines.slice(0, at + 1).entries())
    for (const quote of ['"', "'"])
      if (countOf(text, quote) % 2 === 1)
        yield written(index, text + quote, 'the quotation mark at the end is missing');
  yield* withBrackets(lines, at);
  yield* withQuotes(line, at);
  for (const index of [at, at + 1].filter((one) => one > 0)) {
    const [above = '', text = ''] = [lines[index - 1], lines[index]];
    for (const column of [indentOf(above), indentOf(above) + 2])
      yield {
        index,
        text: ' '.repeat(column) + text.trim(),
        says: `it begins in another column than its group. Write ${column} spaces before it, instead of ${indentOf(text)}.`,
      };
  }
}

const errorsIn = (source: string) => parseDocument(source, { logLevel: 'error' }).errors;
const lineOf = ({ linePos }: YAMLError) => linePos?.[0].line ?? 1;

function correctionOf(source: string, error: YAMLError): Correction | undefined {
  const lines = source.split(/\r?\n/);
  const at = lineOf(error) - 1;
  for (const found of corrections(lines, at)) {
    const { index, text } = found;
    if (text === lines[index] || text.trim() === '') continue;
    const last = Math.max(at, index) + 1;
    if (errorsIn(lines.with(index, text).join('\n')).every((other) => lineOf(other) > last))
      return found;
  }
  return undefined;
}

/** The name of the field in a line. */
const fieldIn = (source: string, line: number) =>
  source.split(/\r?\n/)[line - 1]?.trim().split(':')[0];

const MERGE_MARK = /^(<{7} |={7}\s*$|>{7} )/m;

/** What the parser of YAML found, for somebody who has never heard of it: the line, what is wrong and the fix. */
export function yamlProblem(source: string, error: YAMLError): string {
  const line = lineOf(error);
  const mark = source.search(MERGE_MARK);
  if (mark !== -1)
    return `line ${source.slice(0, mark).split('\n').length}: cannot be read: git has put two versions of a text there. Keep one, and delete the lines of <<<<<<<, ======= and >>>>>>>.`;
  if (error.code === 'TAB_AS_INDENT')
    return `line ${line}: cannot be read: it begins with a tab. Write two spaces instead.`;
  if (error.code === 'DUPLICATE_KEY')
    return `line ${line}: cannot be read: "${fieldIn(source, line)}" is there twice. Keep one of the two.`;
  if (error.code === 'MULTIPLE_DOCS')
    return `line ${line}: cannot be read: a line of hyphens ends the file there. Delete the line.`;
  const correction = correctionOf(source, error);
  if (correction) return `line ${correction.index + 1}: cannot be read: ${correction.says}`;
  const [reason = ''] = error.message.split(' at line ');
  return `line ${line}: cannot be read (${reason}). Look there and in the line above for a missing quote, colon or indent.`;
}
