/** One picture of a sequence: turned by degrees, or with so much of it fallen, from 0 to 1. */
export type Moment = { turned?: number; fallen?: number };

/** A sequence: its moments, and the files of each. */
export type Sequence = {
  moments: readonly Moment[];
  /** Height by width of a frame. */
  tall: number;
  colour: (index: number) => Blob;
  relief: (index: number) => Blob;
};

type Header = {
  width: number;
  height: number;
  frames: (Moment & { colour: number; relief: number })[];
};

/**
 * Fetches a sequence: four bytes with the length of the header, lowest first, the header as JSON, then of
 * each frame colour and relief as AVIF, one behind the other. art/pack-sequence.ts writes it.
 * @throws when it cannot be had
 */
export async function fetchSequence(address: string, signal: AbortSignal): Promise<Sequence> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const file = await answer.blob();
  const length = new DataView(await file.slice(0, 4).arrayBuffer()).getUint32(0, true);
  const header = JSON.parse(await file.slice(4, 4 + length).text()) as Header;
  let end = 4 + length;
  const take = (bytes: number) => {
    end += bytes;
    return file.slice(end - bytes, end, 'image/avif');
  };
  const files = header.frames.map(({ colour, relief }) => [take(colour), take(relief)] as const);
  const part = (index: number, which: 0 | 1) => {
    const blob = files[index]?.[which];
    if (!blob) throw new RangeError(`no frame ${index}`);
    return blob;
  };
  return {
    moments: header.frames,
    tall: header.height / header.width,
    colour: (index) => part(index, 0),
    relief: (index) => part(index, 1),
  };
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
