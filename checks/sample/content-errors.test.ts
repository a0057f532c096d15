import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type ContentCopy, copyContent } from '../support/content-copy.ts';

type Mistake = {
  what: string;
  file: string;
  spoil(copy: ContentCopy, file: string): void;
  /** What the message says of the field and of the fix; `{content}` is the folder as it was named. */
  says: string[];
};

/** Spoils one file for each mistake, all of one kind of content, and runs the content check once. */
function messagesFor(mistakes: readonly Mistake[]): string {
  const copy = copyContent();
  for (const { spoil, file } of mistakes) spoil(copy, file);
  const { status, output } = copy.check();
  expect(status).not.toBe(0);
  return output.replaceAll(copy.content, '{content}');
}

/** The lines under a file's name, up to the next file. */
function linesUnder(file: string, output: string): string[] {
  const lines = output.split('\n');
  const start = lines.findIndex((line) => line.endsWith(file));
  expect(start, `${file} is not named in:\n${output}`).toBeGreaterThan(-1);
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('  '));
  return lines.slice(start + 1, end).map((line) => line.trim());
}

function expectMessages(mistakes: readonly Mistake[], output: string): void {
  for (const { what, file, says } of mistakes) {
    const lines = linesUnder(file, output);
    for (const words of says)
      expect(
        lines.some((line) => line.startsWith(words)),
        `${what}: "${words}" not in\n${lines.join('\n')}`,
      ).toBe(true);
  }
}

const articleMistakes: Mistake[] = [
  {
    what: 'a missing field',
    file: 'articles/small-business-social-media-tips/article.mdx',
    spoil: (copy, file) => copy.change(file, /^heading:.*\n/m, ''),
    says: ['heading: is missing. Write the headline on the page (20 to 110 characters).'],
  },
  {
    what: 'a reference to nobody',
    file: 'articles/best-seo-agency-near-me/article.mdx',
    spoil: (copy, file) => copy.change(file, /^author:.*$/m, 'author: ananya'),
    says: [
      'author: names the person "ananya", but {content}/people/ananya/person.yaml does not exist.',
    ],
  },
  {
    what: 'words too long for their place',
    file: 'articles/how-does-seo-work-guide/article.mdx',
    spoil: (copy, file) =>
      copy.change(file, /^excerpt:.*$/m, `excerpt: "${'long '.repeat(60)}end"`),
    says: [
      'excerpt: is 303 characters long. Shorten it to 200: the words on the card in the listing.',
    ],
  },
  {
    what: 'an article that does not say when it was last checked',
    file: 'articles/7-pillars-digital-marketing-strategy/article.mdx',
    spoil: (copy, file) => copy.change(file, /^checked:.*\n/m, ''),
    says: ['checked: is missing. Write the day somebody last checked every claim, as 2026-11-21.'],
  },
  {
    what: 'a value that is none of the choices',
    file: 'articles/real-cost-digital-marketing-agency/article.mdx',
    spoil: (copy, file) => copy.change(file, /^topic:.*$/m, 'topic: Search'),
    says: [
      'topic: "Search" is no topic of {content}/pages/digital-marketing-blog.yaml. Use one of: Strategy, SEO',
    ],
  },
];

const studyMistakes: Mistake[] = [
  {
    what: 'a misspelt field',
    file: 'case-studies/egco/case-study.yaml',
    spoil: (copy, file) => copy.change(file, /^industry:/m, 'industri:'),
    says: ['industry: is missing.', 'industri: is not a known field. Did you mean "industry"?'],
  },
  {
    what: 'a field that does not exist',
    file: 'case-studies/zord/case-study.yaml',
    spoil: (copy, file) => copy.change(file, /^cover:/m, 'cover:\n  colour: lime'),
    says: ['cover → colour: is not a known field. Remove it, or use one of: src, alt.'],
  },
  {
    what: 'a case that keeps silent on what did not work',
    file: 'case-studies/musico/case-study.yaml',
    spoil: (copy, file) => copy.change(file, /^ {2}failed:.*\n/m, ''),
    says: ['evidence → failed: is missing. Write what did not work (10 to 320 characters).'],
  },
  {
    what: 'a sample that names no row',
    file: 'case-studies/snacbox/case-study.yaml',
    spoil: (copy, file) => copy.change(file, /samples: \[\w+/, 'samples: [begin'),
    says: ['evidence → samples → entry 1: must be one of: period, start, counted'],
  },
  {
    what: 'a document that is not there',
    file: 'case-studies/raha/case-study.yaml',
    spoil: (copy, file) =>
      copy.change(file, /\/brand-guides\/[\w-]+\.pdf/, '/brand-guides/gone.pdf'),
    says: [
      'embed → file: names the file "/brand-guides/gone.pdf", but {content}/files/brand-guides/gone.pdf does not exist. Put it there or correct the path. There are: /brand-guides/',
    ],
  },
];

const callMistakes: Mistake[] = [
  {
    what: 'a link where a call belongs',
    file: 'pages/our-portfolio.yaml',
    spoil: (copy, file) =>
      copy.change(file, /action: \{.*\}/, 'action: { label: Begin, href: /contact-us }'),
    says: ['closing → action → kind: must be of kind form, seo-form, mail, chat or phone.'],
  },
];

const portrait: Mistake = {
  what: 'a picture that is not there',
  file: 'people/ananya-iyer/person.yaml',
  spoil: (copy, file) => rmSync(join(copy.content, file, '../portrait.svg')),
  says: ['portrait: names the picture "./portrait.svg", which does not exist. Put the file there'],
};

/** Its message bears the line beside the file's name. */
const unreadable: Mistake = {
  what: 'YAML that cannot be read',
  file: 'people/arjun-venkatesan/person.yaml',
  spoil: (copy, file) => copy.change(file, /^position: .*$/m, '   position: "Head'),
  says: [],
};

const sequence: Mistake = {
  what: 'a sequence that is not there',
  file: 'pages/home.yaml',
  spoil: (copy, file) => copy.change(file, /\/sequences\/[\w-]+\.frames/, '/sequences/gone.frames'),
  says: [
    'hero → sequence → file: names the file "/sequences/gone.frames", but {content}/files/sequences/gone.frames does not exist. Put it there or correct the path. There are: /sequences/',
  ],
};

it('wrong articles stop the build; every file is named with its field and the fix', () => {
  expectMessages(articleMistakes, messagesFor(articleMistakes));
});

it('a field that no case study has, a case without its evidence or with a sample that names no row, and a document that is not there stop the build', () => {
  expectMessages(studyMistakes, messagesFor(studyMistakes));
});

it.each(callMistakes)('$what stops the build and says which doors carry it', (mistake) => {
  expectMessages([mistake], messagesFor([mistake]));
});

it('a missing picture, and YAML that cannot be read, stop the build and name the file and the fix', () => {
  expectMessages([portrait], messagesFor([portrait]));
  const output = messagesFor([unreadable]);
  expect(output).toMatch(/arjun-venkatesan\/person\.yaml, line \d+: cannot be read/);
  expect(output).toContain('missing quote, colon or indent');
});

it('a missing sequence stops the build and says where to put it', () => {
  expectMessages([sequence], messagesFor([sequence]));
});
