import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument, visit } from 'yaml';
import { contentFolder } from './content-folder.ts';
import { isUtf16 } from './read-text.ts';
import { hasFields, splitEntry } from './split-entry.ts';
import { yamlProblem } from './yaml-problems.ts';

/** A content file as everything reads it: the check, the build, `npm run dev`, the editor and the tools. */
export type ContentFile = {
  /** Its fields as they are written; undefined when it cannot be read. */
  fields: unknown;
  /** Why it cannot be read: each place with what to look for. */
  problems: readonly string[];
  /** The line of a field, or of the group in which it is missing. */
  lineOf: (path: readonly PropertyKey[]) => number;
};

/** The YAML of a content file; of an article the part between the two lines of hyphens. */
export const yamlOf = (source: string, file: string) =>
  file.endsWith('.mdx') ? splitEntry(source).front : source;

/** What no XML may contain, so no feed and no drawing; half of an emoji too. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it finds
const controlCharacter = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F\uFFFE\uFFFF\p{Cs}]/u;

/** What is said of a text with a control character; undefined when it has none. */
export function controlCharacterIn(text: string): string | undefined {
  const [character] = controlCharacter.exec(text) ?? [];
  if (character === undefined) return undefined;
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return `has a control character that cannot be seen (U+${code}), often pasted from a slide or a PDF. Delete it there: with it no feed reader can read the feed.`;
}

const unreadable = (...problems: string[]): ContentFile => ({
  fields: undefined,
  problems,
  lineOf: () => 1,
});

type YamlDocument = ReturnType<typeof parseDocument>;

/** What is wrong in the text of a YAML document, before its fields are looked at. */
function documentProblems(document: YamlDocument, source: string, lines: LineCounter): string[] {
  const problems = [...document.errors, ...document.warnings].map((error) =>
    yamlProblem(source, error),
  );
  // In quotes, \v and \x0B are such characters too.
  visit(document, {
    Scalar(_, { value, range }) {
      const problem = typeof value === 'string' ? controlCharacterIn(value) : undefined;
      if (problem) problems.push(`line ${lines.linePos(range?.[0] ?? 0).line}: ${problem}`);
    },
  });
  return problems;
}

/** Reads the text of a content file. @param name tells an article by its ending */
export function parseContent(source: string, name: string): ContentFile {
  if (/\r/.test(source) && !/\n/.test(source))
    return unreadable(
      'line 1: has the line ends of old Macs (CR). Save it again with those of Unix (LF), which editors offer at the bottom of their window or when they save.',
    );
  const control = controlCharacterIn(source);
  if (control) {
    const line = source.slice(0, source.search(controlCharacter)).split('\n').length;
    return unreadable(`line ${line}: ${control}`);
  }
  if (name.endsWith('.mdx') && !hasFields(source))
    return unreadable(
      'line 1: the fields at the top are between two lines of three hyphens: ---. One of the two is missing. Write it.',
    );
  const lines = new LineCounter();
  const yaml = yamlOf(source, name);
  const document = parseDocument(yaml, { logLevel: 'error', lineCounter: lines });
  const problems = documentProblems(document, yaml, lines);
  if (problems.length > 0) return unreadable(...problems);
  try {
    const fields: unknown = document.toJS();
    return { fields, problems, lineOf: (path) => lineIn(document, lines, path) };
  } catch (error) {
    return unreadable(
      `line 1: cannot be read (${(error as Error).message}). Write the text in each place instead of & and *.`,
    );
  }
}

function lineIn(document: YamlDocument, lines: LineCounter, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true) as { range?: number[] } | undefined;
    if (node?.range) return lines.linePos(node.range[0] ?? 0).line;
  }
  return 1;
}

type Known = { changed: number; size: number; file: ContentFile };

/** Milliseconds in which a file can be written twice with the same time of change. */
const clockStep = 50;

const read = new Map<string, Known>();

/** A file of the content, parsed once until it changes; undefined when it does not exist. */
export function readContentFile(path: string): ContentFile | undefined {
  const state = statSync(path, { throwIfNoEntry: false });
  if (!state?.isFile()) return undefined;
  const { mtimeMs: changed, size } = state;
  const known = read.get(path);
  const isSettled = Date.now() - changed > clockStep;
  if (isSettled && known?.changed === changed && known.size === size) return known.file;
  const file = isUtf16(path)
    ? unreadable(
        'line 1: is saved as UTF-16. Save it again as UTF-8: in Notepad, File > Save as, Encoding: UTF-8.',
      )
    : parseContent(readFileSync(path, 'utf8'), path);
  read.set(path, { changed, size, file });
  return file;
}

/** A content file that cannot be read. Its message names file, line and fix. */
export class UnreadableContent extends Error {}

/**
 * The fields of a content file; undefined when it does not exist.
 * @throws UnreadableContent
 */
export function readYaml(name: string, content = contentFolder): unknown {
  const path = join(content, name);
  const file = readContentFile(path);
  const [problem] = file?.problems ?? [];
  if (problem) throw new UnreadableContent(`${path}, ${problem}`);
  return file?.fields;
}
