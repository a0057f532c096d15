import { inContent } from '../content-folder.ts';
import { fileOfEntry, slugsOf } from '../entry-slugs.ts';
import { kinds } from '../kinds.ts';
import { readYaml } from '../read-yaml.ts';

type Titles = { title?: unknown; heading?: unknown; draft?: unknown };

const files = () => slugsOf(kinds.articles).map((slug) => fileOfEntry(kinds.articles, slug));
const titlesIn = (file: string) => (readYaml(file) ?? {}) as Titles;

/** Titles of an article that another one has: in lists and in search results nobody could tell the two apart. */
export function articleTitleProblems(name: string): string[] {
  if (!files().includes(name) || titlesIn(name).draft === true) return [];
  const own = titlesIn(name);
  const others = files().filter((file) => file !== name && titlesIn(file).draft !== true);
  return (['heading', 'title'] as const).flatMap((field) => {
    const other = others.find((file) => own[field] && titlesIn(file)[field] === own[field]);
    return other
      ? [
          `${field}: is also the ${field} of ${inContent(other)}. Write another one for one of them.`,
        ]
      : [];
  });
}
