/** What begins every starter text. `launch-check` lists each line that still holds it. */
export const starterMark = 'REPLACE:';

const write = (what: string) => `${starterMark} ${what}`;

/** The given words where they fit, else a starter text. */
const fitting = (words: string, min: number, max: number, what: string) =>
  words.length >= min && words.length <= max ? words : write(what);

export const pageWords = (title: string) => ({
  banner: {
    title: fitting(title, 2, 90, 'the title'),
    subtitle: write('what this page is about, in one line of up to 120 characters'),
  },
  seo: {
    title: fitting(title, 15, 65, 'a title for search results, 15 to 65 characters'),
    description: write('what the page offers and to whom, for search results, 70 to 160'),
  },
  menu: 'footer',
  form: { heading: 'Talk to us', text: write('what happens after sending') },
});

type ArticleFacts = { today: string; author: string; topic: string };

export function articleWords(title: string, { today, author, topic }: ArticleFacts) {
  return {
    title: fitting(title, 30, 65, 'a title for search results, 30 to 65 characters'),
    heading: fitting(title, 20, 110, 'the headline on the page, 20 to 110 characters'),
    description: write('what the article answers and for whom, for search results, 70 to 160'),
    published: today,
    checked: today,
    changed: write('what was checked or changed on that day, in one line'),
    author,
    topic,
    picture: { src: './cover.jpg', alt: write('what the new picture shows') },
    excerpt: write('one or two sentences for the card in the listing, 70 to 200 characters'),
    keyPoints: [
      write('the most important point'),
      write('the second point'),
      write('the third point'),
    ],
    related: [],
    servicePage: { label: write('the words of the link'), href: '/contact-us' },
  };
}

export const articleBody = `${write('say in two sentences what the reader learns here.')}

## ${write('a question that your readers ask')}

${write('answer it in the first sentence, then explain. Link to other articles like this:')} [our blog](/digital-marketing-blog).

<Checklist title="${write('what the list is for')}" items={["${write('the first check')}", "${write('the second check')}"]} />

## ${write('the next question')}

${write('answer it. docs/editing.md shows charts, tables and the other parts.')}
`;

export function caseStudyWords(client: string, category: string, order: number) {
  const picture = { src: './cover.jpg', alt: write('what the new picture shows') };
  const titled = (what: string) => ({ title: write(what), text: write(`${what} in a sentence`) });
  return {
    client: fitting(client, 1, 48, 'the name of the client'),
    title: write('what changed for the client, as a headline'),
    seo: {
      title: fitting(`${client} Case Study | {product}`, 15, 65, 'a title for search results'),
      description: write('what was done for the client and with what result, 70 to 160 characters'),
    },
    category,
    order,
    services: [write('a service')],
    technology: write('what it was built with'),
    industry: write('the industry'),
    cover: picture,
    description: write('who the client is and what they needed.'),
    challenges: [titled('the first challenge'), titled('the second challenge')],
    strategy: [titled('the first step'), titled('the second step'), titled('the third step')],
    outcome: {
      text: write('the result.'),
      points: [write('the first result'), write('the second result')],
    },
    figures: [{ value: '1', label: write('what the number counts') }],
    embed: {
      kind: 'pictures',
      title: write('what the pictures are'),
      pictures: [
        { picture, caption: write('the first caption') },
        { picture, caption: write('the second caption') },
      ],
    },
  };
}

export const personWords = (name: string, order: number) => ({
  name,
  position: write('the position'),
  order,
  portrait: './portrait.svg',
  alt: write('what the new portrait shows'),
  bio: write('what this person does here, in one or two sentences'),
  sample: true,
});

export const serviceWords = (name: string, slug: string, order: number) => ({
  picture: { src: `./${slug}.jpg`, alt: write('what the new picture shows') },
  card: {
    order,
    title: name,
    ring: fitting(`${name} • planned • measured`, 12, 60, 'words for the ring'),
    text: write('what the client gets, in one or two sentences of 60 to 220 characters'),
    href: '/digital-marketing-services',
  },
  accordion: {
    order,
    title: name,
    text: write('what it is and who needs it'),
    points: [write('the first thing that is included'), write('the second thing')],
  },
  marquee: [{ name, order }],
  choices: [{ name, order }],
});

export const galleryWords = (client: string, category: string, order: number) => ({
  client,
  title: client,
  category,
  order,
  seo: {
    title: fitting(`${client} Photography | {product}`, 15, 65, 'a title for search results'),
    description: write('what was photographed and for what, for search results, 70 to 160'),
  },
  introduction: write(
    'one or two sentences about the shoot: what was taken, where and for what use',
  ),
  opening: './01-studio.jpg',
  photos: [{ id: 1, picture: './01-studio.jpg', alt: write('what the photo shows'), height: 600 }],
});

export const clientWords = (name: string, slug: string) => ({
  name,
  logo: `./${slug}.svg`,
  home: true,
  sample: true,
});

export const testimonialWords = (name: string) => ({
  name,
  role: write('role and company'),
  feedback: write('what they say, in one or two sentences of 60 to 420 characters'),
  sample: true,
});
