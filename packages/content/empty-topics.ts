import { fileOfEntry, slugsOf } from './entry-slugs.ts';
import { kinds } from './kinds.ts';
import { entryUrl } from './page-url.ts';
import { whyUnpublished } from './publication.ts';
import { readYaml } from './read-yaml.ts';

type Topics = { topics?: { name: string; slug: string }[] };
type About = Record<string, unknown> & { topic?: string; moreTopics?: string[] };

/** The paths of the topics of the blog without a published article: they have no page. */
export function emptyTopics(now: Date): string[] {
  const named = slugsOf(kinds.articles).flatMap((slug) => {
    const fields = (readYaml(fileOfEntry(kinds.articles, slug)) ?? {}) as About;
    if (whyUnpublished(fields, now)) return [];
    return [fields.topic, ...(Array.isArray(fields.moreTopics) ? fields.moreTopics : [])];
  });
  const { topics = [] } = (readYaml(kinds.blog.file) ?? {}) as Topics;
  return topics
    .filter(({ name }) => !named.includes(name))
    .map(({ slug }) => entryUrl('blog', slug));
}
