import { syllable } from 'syllable';
import { describe, expect, it } from 'vitest';
import { articleTexts, sentencesOf } from '../../support/article-text.ts';

const grades = { from: 6, to: 11 };

const spoken = (text: string) => text.match(/[\p{L}\d](?:[\p{L}\d'’.,-]*[\p{L}\d])?/gu) ?? [];

/** Figures and abbreviations are said digit by digit, letter by letter, or nearly so. */
const syllablesOf = (word: string) =>
  word.match(/\d/g)?.length ?? (/^\p{Lu}{2,}$/u.test(word) ? word.length : syllable(word));

/** The school grade of Flesch and Kincaid: long sentences and long words raise it. */
function gradeOf(sentences: string[]) {
  const words = sentences.flatMap(spoken);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

describe.each(articleTexts)('$slug', ({ slug, prose }) => {
  it(`reads at grade ${grades.from} to ${grades.to}`, () => {
    const sentences = sentencesOf(prose).filter((sentence) => spoken(sentence).length > 2);
    const grade = gradeOf(sentences);
    const hardest = sentences
      .toSorted((one, other) => gradeOf([other]) - gradeOf([one]))
      .slice(0, 3);
    const message = `${slug} reads at grade ${grade.toFixed(1)}. Its hardest sentences:\n${hardest.join('\n')}`;
    expect(Math.round(grade), message).toBeGreaterThanOrEqual(grades.from);
    expect(Math.round(grade), message).toBeLessThanOrEqual(grades.to);
  });
});
