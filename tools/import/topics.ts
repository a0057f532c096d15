import type { TopicOf } from './post.ts';

/**
 * The topic of the articles of each category: the one that the answer gives it, else the one of the same name, else
 * the first.
 * @param answer category=topic, with commas between them
 * @throws when the answer names a topic that the blog does not have
 */
export function chosenTopics(answer: string, topics: readonly string[]): TopicOf {
  const topicNamed = (name: string) =>
    topics.find((topic) => topic.toLowerCase() === name.trim().toLowerCase());
  const chosen = new Map(
    answer
      .split(',')
      .filter((part) => part.trim() !== '')
      .map((part) => {
        const [category = '', name = ''] = part.split('=');
        const topic = topicNamed(name);
        if (topic === undefined)
          throw new Error(
            `"${part.trim()}" names no topic of the blog. Write category=topic, with one of: ${topics.join(', ')}.`,
          );
        return [category.trim().toLowerCase(), topic];
      }),
  );
  return (category) =>
    chosen.get(category?.name.toLowerCase() ?? '') ??
    topicNamed(category?.name ?? '') ??
    topics[0] ??
    '';
}
