import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** The code of a file; of an .astro file the part between its lines `---`. */
function codeOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.astro') ? (text.split(/^---$/m)[1] ?? '') : text;
}

/** The regular expressions in a file: literals, and strings given to RegExp. */
function* expressionsIn(file: string): Generator<{ line: number; source: string; flags: string }> {
  const code = codeOf(file);
  const tree = ts.createSourceFile(
    file.replace(/\.astro$/, '.ts'),
    code,
    ts.ScriptTarget.Latest,
    true,
  );
  const nodes: ts.Node[] = [tree];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    nodes.push(...node.getChildren(tree));
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      yield { line, source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
    }
    if (!ts.isNewExpression(node) || node.expression.getText(tree) !== 'RegExp') continue;
    const [source, flags] = node.arguments ?? [];
    if (source !== undefined && ts.isStringLiteralLike(source))
      yield {
        line,
        source: source.text,
        flags: flags && ts.isStringLiteralLike(flags) ? flags.text : '',
      };
  }
}

/** Why an expression can need quadratic time or more, each with the part that repeats. */
function slowParts(expression: { source: string; flags: string }): string[] {
  return analyse(expression).reports.map((report) =>
    report.type === 'Trade'
      ? `${report.startQuant.raw} and ${report.endQuant.raw} match the same text`
      : `${report.quant.raw} is tried again at each character`,
  );
}

it.each([
  [/[\s.]+$/, '[\\s.]+ is tried again at each character'],
  [/^(.*)@(.*)$/, '.* and .* match the same text'],
  [/^(?:a+)+$/, 'a+ is tried again at each character'],
])('%s is found', ({ source, flags }, why) => expect(slowParts({ source, flags })).toContain(why));

// A visitor, a client's content or a web server can send any text. Tests read only their own.
it('every regular expression needs linear time', { timeout: 120_000 }, () => {
  const folders = ['apps', 'packages', 'tools'].flatMap((folder) => [
    `${folder}/**/*.ts`,
    `${folder}/**/*.tsx`,
    `${folder}/**/*.astro`,
  ]);
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const slow = files.flatMap((file) =>
    [...expressionsIn(file)].flatMap(({ line, source, flags }) =>
      slowParts({ source, flags }).map((why) => `${file}:${line} /${source}/${flags}: ${why}`),
    ),
  );
  expect(slow).toEqual([]);
});
