import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { gallery } from './photography.ts';
import type { ImageSchema } from './picture.ts';

const schema = gallery((() => z.string()) as unknown as ImageSchema);

const photo = (id: number) => ({
  id,
  picture: `./${id}.jpg`,
  alt: 'A bowl of cashews on a sheet of blush paper',
  height: 600,
});

/** What is said of a gallery of three photos that shows these large. */
const problemsOf = (prints: number[]) => {
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
      opening: './1.jpg',
      prints,
      photos: [photo(1), photo(2), photo(3)],
    }).error ?? {};
  return issues.map(({ path, message }) => `${path.join('.')} ${message}`);
};

it('a gallery shows photos large that it has, each once', () => {
  expect(problemsOf([3, 1])).toEqual([]);
  expect(problemsOf([1, 4])).toEqual([
    'prints.1 names photo 4, but there are 3. Name one of 1 to 3.',
  ]);
  expect(problemsOf([2, 3, 2])).toEqual(['prints.2 shows photo 2 twice. Name another one.']);
});
