import { type OGLRenderingContext, Texture } from 'ogl';
import type { Sequence } from './sequence-file.ts';

/** A decoded frame, ready for the graphics card. */
export type Frame = { colour: Texture; relief: Texture };

/** Frames that stay decoded: one is about two megabytes. */
const kept = 18;
/** Frames decoded ahead on either side of the one that is shown. */
const ahead = 3;

/** A texture of a decoded picture, which is given back as soon as the graphics card has it. */
export function textureOf(gl: OGLRenderingContext, image: ImageBitmap): Texture {
  const texture = new Texture(gl, { generateMipmaps: false, minFilter: gl.LINEAR, flipY: false });
  texture.image = image as unknown as HTMLImageElement;
  texture.onUpdate = () => image.close();
  return texture;
}

export type FrameStore = {
  /** The frame, or else the nearest that is there; none before the first. Asks for what is missing. */
  take: (index: number) => Frame | null;
};

/** Decodes frames beside the page's own work, those around the last one asked for first. @param onReady called as one arrives */
export function frameStore(
  gl: OGLRenderingContext,
  sequence: Sequence,
  onReady: () => void,
): FrameStore {
  const frames = new Map<number, Frame>();
  let wanted = 0;
  let busy = false;

  function nextMissing(): number | undefined {
    for (let away = 0; away <= ahead; away += 1)
      for (const index of [wanted + away, wanted - away])
        if (index in sequence.moments && !frames.has(index)) return index;
    return undefined;
  }

  function dropFarthest() {
    if (frames.size <= kept) return;
    const [farthest] = [...frames.keys()].sort(
      (a, b) => Math.abs(b - wanted) - Math.abs(a - wanted),
    );
    if (farthest === undefined) return;
    const frame = frames.get(farthest);
    frames.delete(farthest);
    for (const texture of [frame?.colour, frame?.relief])
      if (texture) gl.deleteTexture(texture.texture);
  }

  async function decode() {
    if (busy) return;
    busy = true;
    for (let index = nextMissing(); index !== undefined; index = nextMissing()) {
      const [colour, relief] = await Promise.all([
        createImageBitmap(sequence.colour(index)),
        createImageBitmap(sequence.relief(index), { colorSpaceConversion: 'none' }),
      ]);
      frames.set(index, { colour: textureOf(gl, colour), relief: textureOf(gl, relief) });
      dropFarthest();
      onReady();
    }
    busy = false;
  }

  return {
    take(index) {
      wanted = index;
      void decode();
      const [nearest] = [...frames.keys()].sort(
        (a, b) => Math.abs(a - index) - Math.abs(b - index),
      );
      return nearest === undefined ? null : (frames.get(nearest) ?? null);
    },
  };
}
