import {
  hours,
  oneChannel,
  peopleCount,
  praisedBy,
  rupeesIn,
  severalChannels,
  terms,
  valueOfOffer,
} from './offer-facts.ts';

type Rule = {
  rule: string;
  /** Not for articles, which also advise readers on their own replies, days and contracts. */
  own?: true;
  /** What a text says about the offer and the offer does not. @param text the visible text of one page or mail */
  find: (text: string) => readonly string[];
};

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)];

/** The places of a pattern, but those whose match is right. */
const wrong = (
  text: string,
  pattern: RegExp,
  isRight: (match: RegExpExecArray) => boolean = () => false,
) =>
  found(text, pattern)
    .filter((match) => !isRight(match))
    .map(([place]) => place);

const count = 'one|two|three|four|five|six|seven|eight|nine|ten|fourteen|fifteen|thirty|sixty|\\d+';
const numbers: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  fourteen: 14,
};
const numberOf = (word: string) => numbers[word.toLowerCase()] ?? Number(word);

const isTerm = (words: string) => terms.some((term) => term.includes(words.toLowerCase()));
const inBand = (amount: number) => amount >= oneChannel.from && amount <= oneChannel.to;

const named = valueOfOffer('oneChannel.from');
const channel = '(?:SEO|Business Profile|map|posts|reels|social media|photographs)';

export const rules: readonly Rule[] = [
  {
    rule: 'a reply has the time of the offer',
    own: true,
    find: (text) =>
      wrong(
        text,
        new RegExp(`\\bwithin ((?:${count}) working (?:days?|hours?))`, 'gi'),
        ([, time = '']) => isTerm(time),
      ),
  },
  {
    rule: 'one stops on the day of the offer',
    own: true,
    find: (text) =>
      wrong(
        text,
        /\b(?:stop|call)\b[^.]{0,40}\b(day \d+)/gi,
        ([, day = '']) => day === valueOfOffer('terms.stopDay'),
      ),
  },
  {
    rule: 'minimum term and notice are those of the offer',
    own: true,
    find: (text) =>
      wrong(
        text,
        new RegExp(
          `\\b(?:minimum term|notice) (?:is|of) ((?:${count}) (?:days|weeks|months?))`,
          'gi',
        ),
        ([, time = '']) => isTerm(time),
      ),
  },
  {
    rule: 'ads are stopped after the weeks of the offer',
    find: (text) => [
      ...wrong(text, /\btwo fortnights\b/gi),
      ...wrong(
        text,
        new RegExp(`Stop rule:[^.]*real enquiry[^.]*?\\b((?:${count}) (?:weeks|months))`, 'gi'),
        ([, time = '']) => isTerm(time),
      ),
      ...wrong(
        text,
        new RegExp(`Google Ads (${count}) (weeks|months) `, 'gi'),
        ([, number = '', unit]) => unit === 'weeks' && numberOf(number) === 4,
      ),
    ],
  },
  {
    rule: 'only videos made by a crew are not in the fee',
    find: (text) =>
      wrong(
        text,
        /(?:does not include|not in the fee)[^.]{0,80}\bvideos?\b(?!(?: made)? by a crew)/gi,
      ),
  },
  {
    rule: 'the price of a video is on no page',
    find: (text) => wrong(text, /\bvideos?\b[^.]*\. What each costs/gi),
  },
  {
    rule: 'a day of photographs is not in a fee',
    find: (text) =>
      wrong(
        text,
        /\bphotography (?:was|were|is|are) part of the fee|\btake the photos in a day\b/gi,
      ),
  },
  {
    rule: 'nobody answers outside the opening hours',
    find: (text) => [
      ...wrong(
        text,
        /\b(?:answer|repl)\w*\b[^.]{0,60}\b(?:same evening|on Sundays?|round the clock|day and night)\b/gi,
      ),
      ...wrong(text, /\d+(?:\.\d+)? (?:am|pm) to \d+(?:\.\d+)? (?:am|pm)/g, ([times]) =>
        hours.includes(times),
      ),
    ],
  },
  {
    rule: 'several channels are not sold at the price of one',
    find: (text) => [
      ...wrong(
        text,
        new RegExp(
          `\\b${channel}\\b[^.:₹]*,[^.:₹]*\\band (?:ads|reels|posts)\\b[^.₹]*\\.?,? from ${named}`,
          'gi',
        ),
      ),
      ...wrong(
        text,
        /\bSEO and ads for (₹[\d,]+)/g,
        ([, amount = '']) =>
          rupeesIn(amount) >= severalChannels.from || /beside (?:the )?SEO/.test(text),
      ),
    ],
  },
  {
    rule: 'one channel costs what the offer says',
    find: (text) =>
      text.includes(`begins at ${named}`)
        ? []
        : wrong(text, /\bSEO(?:,| alone| is| alone is) (₹[\d,]+)/g, ([, amount = '']) =>
            inBand(rupeesIn(amount)),
          ),
  },
  {
    rule: 'a month above the highest fee of one channel says why',
    find: (text) =>
      wrong(
        text,
        /\bor (₹[\d,]+) a month\. (?!It is more than)/g,
        ([, amount = '']) => rupeesIn(amount) <= oneChannel.to,
      ),
  },
  {
    rule: 'one channel has not more hours than the fee buys',
    find: (text) => {
      const [, posts = '0'] = /\b(\d+)\+? blogs\b/.exec(text.replace(/(\d\+?) +/, '$1 ')) ?? [];
      const quarter = 3 * Number(valueOfOffer('oneChannel.toHours'));
      const each = Number(valueOfOffer('dentistPages.hours')) / 2;
      return Number(posts) * each >= quarter ? wrong(text, /fee for “?one channel”?/g) : [];
    },
  },
  {
    rule: 'the price of the quotation says that the audit comes before it',
    find: (text) =>
      wrong(
        text,
        new RegExp(
          `${valueOfOffer('dentistMonth.from')} (?!a month after the audit)[^.]{0,40}quotation`,
          'g',
        ),
      ),
  },
  {
    rule: 'the report of a monthly service is not taken for the free check',
    find: (text) => (/\baudit\b/.test(text) ? [] : wrong(text, /\byou get a short report\b/gi)),
  },
  {
    rule: 'the free check has one name',
    find: (text) => wrong(text, /\bfree (?:audit|report|review|consultation|analysis|quote)\b/gi),
  },
  {
    rule: 'who leaves a name is promised the free check',
    find: (text) =>
      found(text, /\bLeave your name\b/g)
        .map(({ index }) => text.slice(Math.max(0, index - 120), index + 330))
        .filter((place) => !/free check/i.test(place)),
  },
  {
    rule: 'a form that begins with the free check has a button for it',
    find: (text) =>
      wrong(
        text,
        /\bThe free check Leave your name(?:(?!Ask for the free check).)*Ask for a price/g,
      ),
  },
  {
    rule: 'nothing is asked for that the form has no field for',
    find: (text) => wrong(text, /\bsay what you would like to achieve\b/gi),
  },
  {
    rule: 'a form has one number of fields',
    find: (text) => {
      const [, fields = ''] = new RegExp(`\\bform with (${count}) fields`).exec(text) ?? [];
      const [place, list = ''] = /\bform takes ([^.]+)\./.exec(text) ?? [];
      const parts = list.split(/, | and /).filter(Boolean).length;
      return place && fields && parts !== numberOf(fields) ? [place] : [];
    },
  },
  {
    rule: 'nobody counts the figures of all pages',
    find: (text) => wrong(text, new RegExp(`\\b(?:${count}) figures on our pages\\b`, 'gi')),
  },
  {
    rule: 'the number of people is that of the folder',
    find: (text) =>
      wrong(
        text,
        new RegExp(`\\b(?:agency of|all) (${count}) people\\b`, 'gi'),
        ([, number = '']) => numberOf(number) === peopleCount,
      ),
  },
  {
    rule: 'a trade that praises us is not said to be missing',
    find: (text) =>
      wrong(text, /\bno case of an? ([^.]+?) to show\b/gi, ([, trade = '']) =>
        trade.split(' ').every((word) => !praisedBy.some((role) => role.includes(word))),
      ),
  },
];

/** Whether a text spends the money of doctors on ads: it then needs a link to the rules for them. */
export const needsRulesForClinics = (text: string): boolean =>
  found(text, /\b(?:clinics?|dentists?|doctors?|dermatologists?)\b/gi).length >= 3 &&
  /₹.*\bads\b|\bads\b.*₹/.test(text);

/** What the rules find in a text. @param isArticle whether it gives advice to readers */
export const contradictions = (text: string, isArticle = false): string[] =>
  rules
    .filter(({ own }) => !(own && isArticle))
    .flatMap(({ rule, find }) => find(text).map((place) => `${rule}: “${place}”`));
