import { stringify } from 'yaml';
import { slugFrom } from '../entries/entry-slug.ts';
import { type Answers, questions, servicesIn } from './answers.ts';

const yaml = (fields: unknown) => stringify(fields, { lineWidth: 100 });

/** The agency's own values; those that nobody has given are listed as samples. */
export function brandFile(answers: Answers, given: Partial<Answers>): string {
  const { name, city, domain, phone, chat, email } = answers;
  const guessed = { url: given.domain, phone: given.phone, email: given.email };
  const open = Object.entries(guessed).filter(([, value]) => value === undefined);
  return yaml({
    name,
    legalName: `${name} Private Limited`,
    tagline: 'Good work, found first',
    url: `https://${domain}`,
    phone,
    ...(chat === phone ? {} : { chat }),
    email,
    address: {
      street: '1 Sample Street',
      locality: city,
      region: city,
      postalCode: '000000',
      country: 'IN',
      latitude: 20.5937,
      longitude: 78.9629,
    },
    timeZone: 'Asia/Kolkata',
    hours: [
      {
        label: 'Monday to Friday, 9.30 am to 6 pm',
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:30',
        closes: '18:00',
      },
    ],
    social: {},
    trackers: { metaPixelId: '' },
    machines: { answers: true, training: false },
    foundingYear: new Date().getFullYear(),
    samples: [
      ...['legalName', 'tagline', 'address', 'hours', 'foundingYear'],
      ...open.map(([field]) => field),
    ],
  });
}

export const themeFile = ({ accent, ink }: Answers) =>
  `# How the brand looks: docs/make-it-yours.md of the product explains each.\n${yaml({
    accent,
    ink,
    corner: 1,
    logo: './brand/logo.svg',
    wordmark: './brand/wordmark.svg',
    mark: './brand/mark.svg',
    favicon: './brand/favicon.svg',
  })}`;

/** The words around a card's ring: as many as the ring holds. */
const ringOf = (title: string) =>
  [`${title} • planned • made • counted`, `${title} • made • counted`, `${title} • counted`].find(
    (words) => words.length <= 60,
  ) ?? `${title} • done`;

/** What a card says of a service: neighbours say different things. */
const promises: readonly [(title: string) => string, ...((title: string) => string)[]] = [
  (title: string) =>
    `${title}, planned on one page before the work begins: with a price, a date and the name of the person who does it.`,
  (title: string) =>
    `You see what ${title} costs before you order it, and after each month what came of it. The figures are yours too.`,
  (title: string) =>
    `We begin ${title} with what you have already. Some of it is good, and we say which part we would leave alone.`,
];

const beginnings: readonly [string, ...string[]] = [
  'We begin with what you sell and to whom, look at what is there already, and change one thing at a time.',
  'First we listen to the people who answer your phone. What callers ask three times a week is where the work starts.',
  'You tell us what should be different in half a year. We say what it takes, and what we would not spend money on.',
];

const ofPlace = <T>(choices: readonly [T, ...T[]], order: number): T =>
  choices[(order - 1) % choices.length] ?? choices[0];

/** One service, in every place where services stand. */
export function serviceFile(title: string, order: number): string {
  const slug = slugFrom(title);
  return yaml({
    picture: {
      src: `./${slug}.jpg`,
      alt: `A drawing of flat shapes that stands for ${title}`.slice(0, 160),
    },
    card: {
      order,
      title,
      ring: ringOf(title),
      text: ofPlace(promises, order)(title),
      href: '/digital-marketing-services',
    },
    accordion: {
      order,
      title,
      text: `${ofPlace(beginnings, order)} After each month you see what came of ${title}.`,
      points: [
        'A plan of one page with dates and prices',
        'One person who answers for it',
        'A report every month, with what did not work',
      ],
    },
    marquee: [{ name: title, order }],
    choices: [{ name: title, order }],
  });
}

/** The words that the spelling check should know: those of the names. */
export function wordsFile({ name, city, services }: Answers): string {
  const words = [name, city, ...servicesIn(services)].join(' ').match(/\p{L}{3,}/gu) ?? [];
  return `${[...new Set(words)].sort().join('\n')}\n`;
}

export const settingsExample = ({
  domain,
  email,
  name,
}: Answers) => `# Settings of the live site: copy them to .env of the product, or to your server.
NODE_ENV=production
CONTENT_DIR=../our-site
SERVICE_URL=https://${domain}
# SMTP_URL=smtps://user:password@mail.example:465
MAIL_FROM=${name.replaceAll(/[^\p{L}\p{N} ]/gu, '')} <website@${domain}>
MAIL_TO=${email}
RETENTION_DAYS=730
# The selector that your mail provider gives its DKIM key; launch-check looks the key up.
# DKIM_SELECTOR=
`;

export const ignored = '.env\nnode_modules/\n.DS_Store\n';

export const readme = (
  { name }: Answers,
  folder: string,
) => `# ${name}: words, figures and pictures of the website

This folder is a repository of its own. The website's code lies beside it and is upgraded by \`git pull\`; nothing in here is touched by that.

In the folder of the product:

    CONTENT_DIR=${folder} npm start           # the site, at http://localhost:3000
    CONTENT_DIR=${folder} npm run dev         # the same while you write
    CONTENT_DIR=${folder} npm run launch-check  # what is still the starter's

| you want to change | file |
| --- | --- |
| name, phone, email, address, hours | \`brand.yaml\` |
| colours, faces, corners, logo, favicon | \`theme.yaml\` |
| the words of a page | its file in \`pages/\` |
| services | \`services/\`, one file each with its picture |
| people, clients, testimonials | \`people/\`, \`clients/\`, \`testimonials.yaml\` |
| projects and notes | \`case-studies/\`, \`articles/\`, one folder each |
| files to download | \`files/\` |
| words that the spelling check should know | \`words.txt\` |

\`starter.json\` holds the fingerprints of what the starter wrote: by them \`launch-check\` tells your words and pictures from its own. Leave it there until nothing of it is left.
`;

export const questionNames = Object.keys(questions) as (keyof Answers)[];
