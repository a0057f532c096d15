import { placeholderMark } from '@agency/content/check/unfinished-texts.ts';
import { pageUrl } from '@agency/content/page-url.ts';
import { withPlaceholders } from '@agency/content/placeholders.ts';

export const placeholder = (what: string) => `${placeholderMark} ${what}`;

/** The text if its length, with the name of the agency, is allowed, else a placeholder. */
export function fitting(text: string, min: number, max: number, what: string): string {
  const { length } = withPlaceholders(text);
  return length >= min && length <= max ? text : placeholder(what);
}

/** The text if its length is allowed, else a placeholder that still has it. */
const kept = (text: string, min: number, max: number) =>
  fitting(text, min, max, `${text || 'a title'} (${min} to ${max} characters)`);

/** The headline as the title for search results; a short one with the name of the agency. */
function titleFor(headline: string): string {
  const named = `${headline} | {product}`;
  return headline.length < 30 && withPlaceholders(named).length >= 30
    ? named
    : kept(headline, 30, 65);
}

export const pageFields = (title: string) => ({
  banner: {
    title: fitting(title, 2, 90, 'the title'),
    subtitle: placeholder('what this page is about, in one line of up to 120 characters'),
  },
  seo: {
    title: fitting(title, 15, 65, 'a title for search results, 15 to 65 characters'),
    description: placeholder('what the page offers and to whom, for search results, 70 to 160'),
  },
  published: false,
  menu: 'footer',
  form: { heading: 'Talk to us', text: placeholder('what happens after sending') },
});

type ArticleDefaults = { today: string; author: string; topic: string };

export function articleFields(title: string, { today, author, topic }: ArticleDefaults) {
  return {
    title: titleFor(title),
    heading: kept(title, 10, 110),
    description: placeholder(
      'what the article answers and for whom, for search results, 70 to 160',
    ),
    draft: true,
    published: today,
    checked: today,
    changed: placeholder('what was checked or changed on that day, in one line'),
    author,
    topic,
    picture: { src: './cover.jpg', alt: placeholder('what the new picture shows') },
    excerpt: placeholder('one or two sentences for the card in the listing, 70 to 200 characters'),
    keyPoints: [
      placeholder('the most important point'),
      placeholder('the second point'),
      placeholder('the third point'),
    ],
    related: [],
    servicePage: { label: placeholder('the words of the link'), href: pageUrl('contact') },
  };
}

export const articleBody = `${placeholder('say in two sentences what the reader learns here.')}

## ${placeholder('a question that your readers ask')}

${placeholder('answer it in the first sentence, then explain. Link to other articles like this:')} [our blog](/digital-marketing-blog).

<Checklist title="${placeholder('what the list is for')}" items={["${placeholder('the first check')}", "${placeholder('the second check')}"]} />

## ${placeholder('the next question')}

${placeholder('answer it. docs/editing.md shows charts, tables and the other parts.')}
`;

export function caseStudyFields(client: string, category: string, order: number) {
  const picture = { src: './cover.jpg', alt: placeholder('what the new picture shows') };
  const titled = (what: string) => ({
    title: placeholder(what),
    text: placeholder(`${what} in a sentence`),
  });
  return {
    client: fitting(client, 1, 48, 'the name of the client'),
    draft: true,
    title: placeholder('what changed for the client, as a headline'),
    seo: {
      // `{product}` is the agency's name, filled in when the site is built.
      title: fitting(`${client} Case Study | {product}`, 15, 65, 'a title for search results'),
      description: placeholder(
        'what was done for the client and with what result, 70 to 160 characters',
      ),
    },
    category,
    order,
    services: [placeholder('a service')],
    technology: placeholder('what it was built with'),
    industry: placeholder('the industry'),
    cover: picture,
    description: placeholder('who the client is and what they needed.'),
    challenges: [titled('the first challenge'), titled('the second challenge')],
    strategy: [titled('the first step'), titled('the second step'), titled('the third step')],
    outcome: {
      text: placeholder('the result.'),
      points: [placeholder('the first result'), placeholder('the second result')],
    },
    figures: [{ value: '1', label: placeholder('what the number counts') }],
    embed: {
      kind: 'pictures',
      title: placeholder('what the pictures are'),
      pictures: [
        { picture, caption: placeholder('the first caption') },
        { picture, caption: placeholder('the second caption') },
      ],
    },
  };
}

export const personFields = (name: string, order: number) => ({
  name,
  position: placeholder('the position'),
  order,
  portrait: './portrait.svg',
  alt: `The initials of ${name}`,
  bio: placeholder('what this person does here, in one or two sentences'),
});

export const serviceFields = (name: string, slug: string, order: number) => ({
  picture: { src: `./${slug}.jpg`, alt: placeholder('what the new picture shows') },
  card: {
    order,
    title: name,
    ring: fitting(`${name} • planned • measured`, 12, 60, 'words for the ring'),
    text: placeholder('what the client gets, in one or two sentences of 60 to 220 characters'),
    href: pageUrl('servicesPage'),
  },
  accordion: {
    order,
    title: name,
    text: placeholder('what it is and who needs it'),
    points: [placeholder('the first thing that is included'), placeholder('the second thing')],
  },
  marquee: [{ name, order }],
  choices: [{ name, order }],
});

export const galleryFields = (client: string, category: string, order: number) => ({
  client,
  draft: true,
  title: client,
  category,
  order,
  seo: {
    title: fitting(`${client} Photography | {product}`, 15, 65, 'a title for search results'),
    description: placeholder('what was photographed and for what, for search results, 70 to 160'),
  },
  introduction: placeholder(
    'one or two sentences about the shoot: what was taken, where and for what use',
  ),
  opening: './01-studio.jpg',
  photos: [
    { id: 1, picture: './01-studio.jpg', alt: placeholder('what the photo shows'), height: 600 },
  ],
});

export const clientFields = (name: string, slug: string) => ({
  name,
  logo: `./${slug}.svg`,
  home: true,
  sample: true,
});

export const testimonialFields = (name: string) => ({
  name,
  role: placeholder('role and company'),
  feedback: placeholder('what they say, in one or two sentences of 60 to 420 characters'),
  sample: true,
});
