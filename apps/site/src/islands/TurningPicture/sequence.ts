/** One picture of a sequence: turned by degrees, or with so much of it fallen, from 0 to 1. */
export type Moment = { turned?: number; fallen?: number };

export type Sequence = { width: number; height: number; moments: readonly Moment[]; files: Blob[] };

type Header = { width: number; height: number; frames: (Moment & { colour: number })[] };

/**
 * Fetches a sequence: four bytes with the length of the header, lowest first, the header as JSON, then the frames
 * as AVIF, one after the other. art/pack-sequence.ts writes it.
 * @throws when it cannot be had
 */
export async function fetchSequence(address: string): Promise<Sequence> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const file = await answer.blob();
  const length = new DataView(await file.slice(0, 4).arrayBuffer()).getUint32(0, true);
  const { width, height, frames }: Header = JSON.parse(await file.slice(4, 4 + length).text());
  let end = 4 + length;
  const files = frames.map(({ colour }) => {
    end += colour;
    return file.slice(end - colour, end, 'image/avif');
  });
  return { width, height, moments: frames, files };
}

/** The moment nearest to a pose: what has begun to fall is not turned any more. */
export function nearestMoment(moments: readonly Moment[], turned: number, fallen: number): number {
  const firstFall = Math.min(...moments.map((moment) => moment.fallen ?? 1));
  const falls = fallen > firstFall / 2;
  const distance = (moment: Moment) =>
    falls
      ? Math.abs((moment.fallen ?? -1) - fallen)
      : Math.abs((moment.turned ?? Number.POSITIVE_INFINITY) - turned);
  return moments.reduce(
    (best, moment, index) => (distance(moment) < distance(moments[best] ?? {}) ? index : best),
    0,
  );
}

/** Frames that stay decoded: one is about a megabyte and a half. */
const limit = 24;

/**
 * Decodes frames outside the page's own thread: the one asked for, and its neighbours ahead of need.
 * @param onReady called as one arrives
 * @returns gives a frame, or else the nearest that is there
 */
export function decodeFrames(files: readonly Blob[], onReady: () => void) {
  const frames = new Map<number, ImageBitmap>();
  const asked = new Set<number>();

  async function decode(index: number) {
    const file = files[index];
    if (!file || asked.has(index)) return;
    asked.add(index);
    frames.set(index, await createImageBitmap(file));
    const [oldest] = frames.keys();
    if (frames.size > limit && oldest !== undefined) {
      frames.get(oldest)?.close();
      frames.delete(oldest);
      asked.delete(oldest);
    }
    onReady();
  }

  return (index: number): ImageBitmap | undefined => {
    for (const away of [0, 1, -1, 2, -2]) void decode(index + away);
    const [nearest] = [...frames.keys()].sort((a, b) => Math.abs(a - index) - Math.abs(b - index));
    return nearest === undefined ? undefined : frames.get(nearest);
  };
}
