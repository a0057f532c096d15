import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { gallery } from './photography.ts';
import type { ImageSchema } from './picture.ts';

const schema = gallery((() => z.string()) as unknown as ImageSchema);

const photo = (id: number, large: boolean) => ({
  large,
  id,
  picture: `./${id}.jpg`,
  alt: 'A bowl of cashews on a sheet of blush paper',
  height: 600,
});

/** What is said of a gallery with so many large photos. */
const problemsOf = (large: number, opening = './1.jpg') => {
  const { issues = [] } =
    schema.safeParse({
      client: 'Snacks',
      title: 'Snacks',
      category: 'Photography',
      order: 1,
      seo: {
        title: 'Snack Photography: Cashews and Almonds',
        description:
          'Three frames of cashews and almonds for the shop and for the feed of a brand.',
      },
      introduction:
        'Three frames for a snack brand, from roasted cashews close up to almonds in a bowl, each once.',
      opening,
      photos: Array.from({ length: 8 }, (_, index) => photo(index + 1, index < large)),
    }).error ?? {};
  return issues.map(({ path, message }) => `${path.join('.')} ${message}`);
};

it('a gallery has at most six large photos', () => {
  expect(problemsOf(6)).toEqual([]);
  expect(problemsOf(7)).toEqual([
    'photos has more than 6 photos with large: true. Remove it from some.',
  ]);
});

it('a gallery opens with one of its photos', () => {
  expect(problemsOf(1, '2.jpg')).toEqual([]);
  expect(problemsOf(1, './another.jpg')).toEqual([
    'opening is none of the photos. Name one of them.',
  ]);
});
