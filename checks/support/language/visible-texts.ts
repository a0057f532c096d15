import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';
import { contentFolder } from '../../../site/schemas/content-folder.ts';
import { articleTexts } from '../article-text.ts';

export type VisibleText = { file: string; text: string };

/** Values that choose something and are never shown. */
const choices = ['kind', 'tone', 'author', 'related', 'src', 'href', 'url', 'file'];

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    choices.includes(key) ? [] : textsOf(part),
  );
}

const inFile = (file: string) => (text: string) => ({ file, text });

const fromYaml = () =>
  globSync(join(contentFolder, '**/*.yaml')).flatMap((file) =>
    textsOf(parse(readFileSync(file, 'utf8'))).map(inFile(file)),
  );

const fromArticles = () =>
  articleTexts.flatMap(({ slug, fields, passages }) =>
    [...textsOf(fields), ...passages].map(
      inFile(join(contentFolder, 'articles', slug, 'article.mdx')),
    ),
  );

const spoken = ['alt', 'title', 'label', 'placeholder', 'aria-label', 'aria-description'];

/** Sentences in code: every string of the contract, and what a component shows without being told. */
function fromCode(file: string): VisibleText[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isJsxText(node)) found.push(node.text);
    else if (ts.isJsxAttribute(node)) {
      const { initializer } = node;
      if (initializer && ts.isStringLiteral(initializer) && spoken.includes(node.name.getText()))
        found.push(initializer.text);
    } else if (
      file.startsWith('contract/') &&
      (ts.isStringLiteralLike(node) ||
        ts.isTemplateHead(node) ||
        ts.isTemplateMiddleOrTemplateTail(node))
    )
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter((text) => /\p{L}/u.test(text)).map(inFile(file));
}

/** All that a visitor can read, hear or be shown a mail of, with the file it stands in. */
export const visibleTexts = (): VisibleText[] => [
  ...fromYaml(),
  ...fromArticles(),
  ...globSync(['contract/*.ts', 'site/**/*.tsx'])
    .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('site/catalogue/'))
    .flatMap(fromCode),
];
