/** What one frame shows: the picture turned by degrees, or the peel fallen by a share from 0 to 1. */
export type Pose = { turned?: number; fallen?: number };

export type Sequence = { width: number; height: number; poses: readonly Pose[]; files: Blob[] };

type Header = { width: number; height: number; frames: (Pose & { colour: number })[] };

/**
 * Fetches a sequence: four bytes with the length of the header, lowest first, the header as JSON, then the frames
 * as AVIF, one after the other. `colour` is the size of a frame in bytes.
 * @throws when it cannot be loaded
 */
export async function fetchSequence(address: string): Promise<Sequence> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const file = await response.blob();
  const length = new DataView(await file.slice(0, 4).arrayBuffer()).getUint32(0, true);
  const { width, height, frames }: Header = JSON.parse(await file.slice(4, 4 + length).text());
  let end = 4 + length;
  const files = frames.map(({ colour: bytes }) => {
    end += bytes;
    return file.slice(end - bytes, end, 'image/avif');
  });
  return { width, height, poses: frames, files };
}

/** The index of the nearest frame. Once the peel falls, the picture is not turned any more. */
export function nearestFrame(poses: readonly Pose[], turned: number, fallen: number): number {
  const firstFall = Math.min(...poses.map((pose) => pose.fallen ?? 1));
  const isFalling = fallen > firstFall / 2;
  const distance = (pose: Pose) =>
    isFalling
      ? Math.abs((pose.fallen ?? -1) - fallen)
      : Math.abs((pose.turned ?? Number.POSITIVE_INFINITY) - turned);
  return poses.reduce(
    (best, pose, index) => (distance(pose) < distance(poses[best] ?? {}) ? index : best),
    0,
  );
}

/** Decoded frames in memory: each is about 1.5 MB. */
const maxDecoded = 24;

/**
 * Decodes frames off the main thread: the requested one and its neighbours.
 * @param onReady called when one is decoded
 * @returns a function that returns a frame, or the nearest one that is decoded
 */
export function decodeFrames(files: readonly Blob[], onReady: () => void) {
  const frames = new Map<number, ImageBitmap>();
  const requested = new Set<number>();

  async function decode(index: number) {
    const file = files[index];
    if (!file || requested.has(index)) return;
    requested.add(index);
    frames.set(index, await createImageBitmap(file));
    const [oldest] = frames.keys();
    if (frames.size > maxDecoded && oldest !== undefined) {
      frames.get(oldest)?.close();
      frames.delete(oldest);
      requested.delete(oldest);
    }
    onReady();
  }

  return (index: number): ImageBitmap | undefined => {
    for (const offset of [0, 1, -1, 2, -2]) void decode(index + offset);
    const [nearest] = [...frames.keys()].sort((a, b) => Math.abs(a - index) - Math.abs(b - index));
    return nearest === undefined ? undefined : frames.get(nearest);
  };
}
