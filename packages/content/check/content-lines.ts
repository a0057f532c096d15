import { existsSync, readFileSync } from 'node:fs';
import { LineCounter, parseDocument } from 'yaml';
import { isUtf16 } from '../read-text.ts';
import { yamlOf } from '../read-yaml.ts';

/**
 * Finds the lines of fields in a content file.
 * @returns the line of a field, or of the group in which it is missing; undefined where there is no such file
 */
export function fieldLines(file: string): (path: readonly PropertyKey[]) => number | undefined {
  if (!existsSync(file)) return () => undefined;
  const counter = new LineCounter();
  const document = parseDocument(yamlOf(readFileSync(file, 'utf8'), file), {
    lineCounter: counter,
  });
  return (path) => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true) as { range?: number[] } | undefined;
      if (node?.range) return counter.linePos(node.range[0] ?? 0).line;
    }
    return 1;
  };
}

/** What no XML may contain, so no feed and no drawing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it finds
const controlCharacter = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F\uFFFE\uFFFF]/;

/** Why a YAML text cannot be read: each place with what to look for. */
export function unreadableYaml(file: string): string[] {
  if (isUtf16(file))
    return [
      'line 1: is saved as UTF-16. Save it again as UTF-8: in Notepad, File > Save as, Encoding: UTF-8.',
    ];
  const source = readFileSync(file, 'utf8');
  if (/\r/.test(source) && !/\n/.test(source))
    return [
      'line 1: has the line ends of old Macs (CR). Save it again with those of Unix (LF), which editors offer at the bottom of their window or when they save.',
    ];
  const control = controlCharacter.exec(source);
  if (control) {
    const line = source.slice(0, control.index).split('\n').length;
    const code = control[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return [
      `line ${line}: has a control character that cannot be seen (U+${code}), often pasted from a slide or a PDF. Delete it there: with it no feed reader can read the feed.`,
    ];
  }
  const document = parseDocument(yamlOf(source, file), { logLevel: 'error' });
  const { errors, warnings } = document;
  const problems = [...errors, ...warnings].map(({ message, linePos, code }) => {
    const [reason = ''] = message.split(' at line ');
    const fix =
      code === 'TAG_RESOLVE_FAILED'
        ? 'A word that begins with ! is an instruction in YAML. Put the text in quotes.'
        : 'Look there and in the line above for a missing quote, colon or indent.';
    return `line ${linePos?.[0].line ?? 1}: cannot be read (${reason}). ${fix}`;
  });
  if (problems.length > 0) return problems;
  try {
    document.toJS();
    return [];
  } catch (error) {
    return [
      `line 1: cannot be read (${(error as Error).message}). Write the text in each place instead of & and *.`,
    ];
  }
}
