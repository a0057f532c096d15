import { KeyPoints } from '../../../components/KeyPoints/KeyPoints.tsx';
import { singleFile } from '../../../content.ts';

type ArticlePointsProps = {
  items: readonly string[];
  /** The language of the heading, where it is not that of the article. */
  lang?: string;
};

/** The summary of an article. */
export async function ArticlePoints({ items, lang }: ArticlePointsProps) {
  const { keyPoints } = (await singleFile('interface')).article;
  return <KeyPoints heading={keyPoints} items={items} lang={lang} />;
}
