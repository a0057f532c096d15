import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRedirects } from '@agency/contract/redirects.ts';
import { Fragment, jsx, jsxs } from 'astro/jsx-runtime';
import { type EvaluateOptions, evaluate } from 'satteri';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { articleProblems } from './article-body.ts';
import { refuseCode } from './article-code.ts';

const run = '(globalThis.ran = true)';

/** Ways to run code where the site is built. */
const attempts = [
  `{/* note */ ${run}}`,
  `{/* note */ (process.getBuiltinModule("node:fs").writeFileSync("x", ""))}`,
  `Text {/* note */ ${run}} in a line.`,
  `{/* a */ /* b */ ${run} /* c */}`,
  `{/* a */\n${run}}`,
  `{/**/${run}/**/}`,
  `{${run}}`,
  `{// note\n${run}}`,
  `import fs from 'node:fs'`,
  `export const a = ${run}`,
  `export default ${run}`,
  `<Callout tone="note" title={${run}} text={["A paragraph of it."]} />`,
  `<Callout tone="note" title="A box" text={[...${run}]} />`,
  `<Callout tone="note" title="A box" text={[\`\${${run}}\`]} />`,
  `<Callout tone="note" title="A box" text={["a", ${run}]} />`,
  `<Callout tone="note" title="A box" text={String.raw\`a\`} />`,
  `<Callout {...${run}} />`,
  `<Callout {...{ title: ${run} }} />`,
  `<Chart kind="bars" title="A" data={{ get a() { return ${run} } }} />`,
  `<Chart kind="bars" title="A" data={{ [${run}]: 1 }} />`,
  `<Chart kind="bars" title="A" data={{ ["constructor"]: 1 }} />`,
  `<Chart kind="bars" title="A" data={{ ...${run} }} />`,
  `<Chart kind="bars" title="A" data={{ __proto__: { a: 1 } }} />`,
  `<Chart kind="bars" title="A" data={{ globalThis }} />`,
  `<Chart kind="bars" title="A" data={() => ${run}} />`,
  `<Chart kind="bars" title="A" data={<b>{${run}}</b>} />`,
  `<Chart kind="bars" title="A" data={/a/} />`,
  `<Callout.constructor text="return 1" />`,
  `<globalThis.process />`,
  `<script>alert(1)</script>`,
  `<img src="x" onerror="alert(1)" />`,
  `<constructor />`,
  `<__proto__ />`,
  `<>{${run}}</>`,
  `> <Callout tone={${run}} />`,
  `- one {/* a */ ${run}}`,
  `[^1]\n\n[^1]: A note {/* a */ ${run}}`,
  `| a |\n| - |\n| {/* a */ ${run}} |`,
  `## A heading {/* a */ ${run}}`,
];

/** What an article may have between braces. */
const harmless = [
  '{/* A note for the next editor. */}',
  'Text {/* a note */} in a line, \\{city\\} and `{code}`.',
  '<Callout tone="note" title="A box" text={["A paragraph of the box.", `Another paragraph of it.`]} />',
];

const folder = mkdtempSync(join(tmpdir(), 'code-'));
const file = join(folder, 'article.mdx');
const state = globalThis as { ran?: boolean };
beforeAll(() => {
  delete state.ran;
});
afterAll(() => rmSync(folder, { recursive: true }));

const check = (text: string) => {
  writeFileSync(file, `---\ntitle: A\n---\n\n${text}\n`);
  return articleProblems(file, { pages: new Set(), redirects: createRedirects([]) });
};

async function build(text: string): Promise<void> {
  const runtime = { Fragment, jsx, jsxs } as Pick<EvaluateOptions, 'Fragment' | 'jsx' | 'jsxs'>;
  const { default: Content } = await evaluate(`\n\n${text}\n`, {
    ...runtime,
    mdastPlugins: [refuseCode],
  });
  const components = { Callout: () => null, Chart: () => null };
  (Content as (props: object) => unknown)({ components });
}

it.each(attempts)('the check and the build refuse %s', async (text) => {
  const problems = await check(text);
  expect(problems).not.toEqual([]);
  expect(problems[0]).toMatch(/^line \d+: /);
  await expect(build(text)).rejects.toThrow();
  expect(state.ran).toBeUndefined();
});

it.each(harmless)('the check and the build accept %s', async (text) => {
  expect(await check(text)).toEqual([]);
  await build(text);
});
