/** Texts of earlier pages that said the offer in another way, by their number in a review, with the rule that finds them. */
export const earlierTexts: readonly { number: number; text: string; rule: string }[] = [
  {
    number: 1,
    text: 'Does not include Video, daily posts, several cities',
    rule: 'only videos made by a crew are not in the fee',
  },
  {
    number: 2,
    text: 'We plan a month at a time, take the photos in a day and answer each comment personally.',
    rule: 'a day of photographs is not in a fee',
  },
  {
    number: 2,
    text: 'Nothing for ads. Two evenings of photography were part of the fee.',
    rule: 'a day of photographs is not in a fee',
  },
  {
    number: 3,
    text: 'Not in the fee: the clicks, photo shoots, videos, and a new website. What each costs is on how we work.',
    rule: 'the price of a video is on no page',
  },
  {
    number: 4,
    text: 'Messages answered the same evening, with saved replies for price, parking and booking',
    rule: 'nobody answers outside the opening hours',
  },
  {
    number: 5,
    text: 'Photographs, map, reels and ads that fill tables and boxes. From ₹20,000 a month.',
    rule: 'several channels are not sold at the price of one',
  },
  {
    number: 6,
    text: 'The clinic buys SEO and ads for ₹34,000.',
    rule: 'several channels are not sold at the price of one',
  },
  {
    number: 7,
    text: '144 hours over three months at ₹1,000 an hour. That is ₹1,44,000, or ₹48,000 a month. GST of 18% adds ₹25,920.',
    rule: 'a month above the highest fee of one channel says why',
  },
  {
    number: 7,
    text: 'Reach: SEO, ₹12,000',
    rule: 'one channel costs what the offer says',
  },
  {
    number: 8,
    text: '20+ blogs in Q2, after 14 in Q1. The fee for “one channel” in both quarters, and no ads.',
    rule: 'one channel has not more hours than the fee buys',
  },
  {
    number: 9,
    text: 'The number on the first screen of every page, and a form with four fields. The form takes a name, a number and a time. The complaint is for the telephone',
    rule: 'a form has one number of fields',
  },
  {
    number: 11,
    text: 'Ten figures on our pages, apart from cases and quotes, describe results or the amount of work.',
    rule: 'nobody counts the figures of all pages',
  },
  {
    number: 12,
    text: 'Leave your name, your brand and how we reach you. We look at what you have today, then we call and say which service we would start with and what it costs.',
    rule: 'who leaves a name is promised the free check',
  },
  {
    number: 12,
    text: 'Leave your name, your brand and how we reach you, and say what you would like to achieve.',
    rule: 'nothing is asked for that the form has no field for',
  },
  {
    number: 13,
    text: 'The free check Leave your name, your clinic and how we reach you. It costs nothing. Name A person calls or writes within one working day. Ask for a price',
    rule: 'a form that begins with the free check has a button for it',
  },
  {
    number: 15,
    text: 'If two fortnights in a row are above it, we stop the campaign and tell you why.',
    rule: 'ads are stopped after the weeks of the offer',
  },
  {
    number: 15,
    text: 'Google Ads 8 weeks A real enquiry costs more than a third of a customer’s first-year profit',
    rule: 'ads are stopped after the weeks of the offer',
  },
  {
    number: 15,
    text: 'Stop rule: the cost of a real enquiry, counted at the front desk, is a third higher than before in two months running.',
    rule: 'ads are stopped after the weeks of the offer',
  },
  {
    number: 20,
    text: 'In a monthly service you get a short report on your market and on what your competitors have missed.',
    rule: 'the report of a monthly service is not taken for the free check',
  },
  {
    number: 21,
    text: 'A dentist in one suburb is near the lower end (₹28,000 in our sample quotation).',
    rule: 'the price of the quotation says that the audit comes before it',
  },
  {
    number: 22,
    text: 'We have no case of a small clinic to show yet.',
    rule: 'a trade that praises us is not said to be missing',
  },
];

/** The text of number 23, which had no link to the rules for doctors. */
export const clinicWithoutRules =
  'The example is an eye clinic in Kilpauk with ₹60,000 a month. Half of it goes into ads. A dermatologist plans six months. The clinic begins that year with 44 enquiries.';

/** Contradictions that only a reader sees, each with the reason. */
export const notSeen: readonly { number: number; why: string }[] = [
  { number: 10, why: 'whether two people do the same work is not in their words' },
  { number: 14, why: '“We ask before we quote” beside a price within a day: both are true words' },
  { number: 16, why: 'an order “always” kept, and a step that comes earlier on another page' },
  { number: 17, why: 'two score sheets for one decision, on pages that do not name each other' },
  {
    number: 18,
    why: 'hours of a story that do not add up; tests/sample/article-texts.test.ts has the sums',
  },
  { number: 19, why: 'a budget without the work of one line' },
];
