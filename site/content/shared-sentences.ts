import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inContent } from './content-folder.ts';

type InterfaceCopy = { article?: { sentences?: Record<string, string> } } | null;

/** Replaces `{name}` in an article by the sentence of that name in `article.sentences` of interface.yaml. */
export function withSharedSentences(source: string): string {
  const copy = parse(readFileSync(inContent('pages/interface.yaml'), 'utf8')) as InterfaceCopy;
  return Object.entries(copy?.article?.sentences ?? {}).reduce(
    (text, [name, words]) => text.replaceAll(`{${name}}`, words),
    source,
  );
}
