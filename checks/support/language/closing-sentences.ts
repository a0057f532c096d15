import { type ArticleText, sentencesOf } from '../article-text.ts';

/** A last sentence under this many words closes its paragraph like a slogan. */
const slogan = 8;

/** Under this many words it is a greeting or a signature. */
const paragraph = 4;

const wordCount = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

export type Closings = { paragraphs: number; slogans: string[]; share: number };

/**
 * The share of an article's paragraphs, callouts among them, that end in a very short sentence.
 * A sum and the words that lead into a list are no slogans.
 */
export function closingsOf({ paragraphs: all }: Pick<ArticleText, 'paragraphs'>): Closings {
  const counted = all.filter((text) => wordCount(text) >= paragraph);
  const slogans = counted
    .map((text) => sentencesOf([text]).at(-1) ?? '')
    .filter((sentence) => wordCount(sentence) < slogan && !/=|:$/.test(sentence));
  return { paragraphs: counted.length, slogans, share: slogans.length / counted.length };
}
