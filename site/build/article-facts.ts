/** What an article says of itself in its structured data. */
export type ArticleFacts = {
  address: string;
  title: string;
  description: string;
  published: Date;
  updated: Date;
  topic: string;
  picture: string;
  author: { name: string; url: string };
};

type Node = Record<string, unknown> & { '@type'?: unknown; '@id'?: string };

const script = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/;

/** The nodes of a built page's structured data; none on pages that nobody should find. */
export function graphOf(html: string): Node[] {
  const [, source] = script.exec(html) ?? [];
  return source ? (JSON.parse(source) as { '@graph': Node[] })['@graph'] : [];
}

/** The facts of a built page that tells an article of the blog; undefined for other pages. */
export function articleFacts(html: string): ArticleFacts | undefined {
  const graph = graphOf(html);
  const posting = graph.find((node) => node['@type'] === 'BlogPosting');
  const page = graph.find((node) => node['@type'] === 'WebPage');
  if (!posting || !page) return undefined;
  const author = graph.find((node) => node['@id'] === (posting.author as Node)['@id']);
  const text = (value: unknown) => String(value ?? '');
  return {
    address: text(page.url),
    title: text(posting.headline),
    description: text(posting.description),
    published: new Date(text(posting.datePublished)),
    updated: new Date(text(posting.dateModified)),
    topic: text(posting.articleSection),
    picture: text((posting.image as unknown[])[0]),
    author: { name: text(author?.name), url: text(author?.url) },
  };
}
