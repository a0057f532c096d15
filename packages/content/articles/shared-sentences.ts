import { readYaml } from '../read-yaml.ts';

type InterfaceCopy = { article?: { sentences?: Record<string, string> } } | null;

/** Replaces `{name}` in an article by the sentence of that name in `article.sentences` of interface.yaml. */
export function withSharedSentences(source: string): string {
  const copy = readYaml('pages/interface.yaml') as InterfaceCopy | undefined;
  return Object.entries(copy?.article?.sentences ?? {}).reduce(
    (text, [name, sentence]) => text.replaceAll(`{${name}}`, () => sentence),
    source,
  );
}
