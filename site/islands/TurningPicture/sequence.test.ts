import { describe, expect, it } from 'vitest';
import { nearestMoment } from './sequence.ts';

const moments = [{ turned: -6 }, { turned: 0 }, { turned: 6 }, { fallen: 0.2 }, { fallen: 1 }];

describe('the frame of a pose', () => {
  it.each([
    ['at rest', 0, 0, 1],
    ['turned a little', 4, 0, 2],
    ['turned further than there are frames', 40, 0, 2],
    ['hardly scrolled', 0, 0.05, 1],
    ['scrolled', 0, 0.3, 3],
    ['turned while it falls', -6, 0.9, 4],
  ])('is the nearest %s', (_name, turned, fallen, index) => {
    expect(nearestMoment(moments, turned, fallen)).toBe(index);
  });
});
