import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isInContent, pictureNameProblem } from '../picture-path.ts';
import { checkPicture } from './checked-pictures.ts';

export type PictureProblem = { path: PropertyKey[]; message: string };

/** The width that a field needs in pixels; less is blurred on the page. */
const neededWidth: Record<string, number> = { cover: 1200, opening: 1200 };
/** Of a picture anywhere, and of one in the text of an article: an old post has small ones. */
export const leastWidth = { page: 640, text: 320 };

/** Every field of a content file that names a picture which is there. */
function* picturesIn(
  value: unknown,
  folder: string,
  path: PropertyKey[] = [],
): Generator<{ path: PropertyKey[]; name: string; file: string }> {
  if (typeof value === 'string') {
    const file = resolve(folder, value);
    if (!/^\.{0,2}\/?\S/.test(value) || pictureNameProblem(value)) return;
    if (existsSync(file) && isInContent(file) && statSync(file).isFile())
      yield { path, name: value, file };
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value))
      yield* picturesIn(part, folder, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** Why a picture cannot be shown, or is too small for its place; undefined when it can. */
export async function pictureFileProblem(
  file: string,
  needed = leastWidth.page,
): Promise<string | undefined> {
  const checked = await checkPicture(file);
  if ('problem' in checked) return checked.problem;
  if (/\.svg$/i.test(file) || checked.width >= needed) return undefined;
  return `is ${checked.width} pixels wide and would look blurred: at least ${needed} are needed here, 1600 are best. Take the picture as it came from the camera.`;
}

/** The problems of all pictures that the fields of a content file name. */
export async function pictureProblems(
  data: unknown,
  file: string,
  least = leastWidth.page,
): Promise<PictureProblem[]> {
  const found = await Promise.all(
    [...picturesIn(data, dirname(file))].map(async ({ path, name, file: picture }) => {
      const needed = path.map((part) => neededWidth[String(part)] ?? 0);
      const problem = await pictureFileProblem(picture, Math.max(least, ...needed));
      return problem ? [{ path, message: `names the picture "${name}", which ${problem}` }] : [];
    }),
  );
  return found.flat();
}
