import { Mesh, Program, Renderer, Texture, Triangle, Vec2, Vec3 } from 'ogl';
import { drawing } from './device.ts';
import { type Frame, type FrameStore, frameStore, textureOf } from './frame-store.ts';
import type { Sequence } from './sequence-file.ts';

const vertex = `#version 300 es
in vec2 position;
out vec2 at;
void main() { at = vec2(position.x, -position.y) * 0.5 + 0.5; gl_Position = vec4(position, 0.0, 1.0); }`;

/**
 * The light of the picture is divided out by what its surface faces and given again from where the hand is.
 * Depth moves what is near against what is far, so that between two frames nothing jumps.
 */
const fragment = `#version 300 es
precision highp float;
in vec2 at;
out vec4 shown;
uniform sampler2D uColour;
uniform sampler2D uRelief;
uniform vec2 uScale;
uniform vec2 uGrain;
uniform float uTall;
uniform vec2 uLean;
uniform vec3 uLight;
const vec3 lamp = normalize(vec3(-0.5, 0.5, 0.7));
const float middle = 0.55;
vec4 colourAt(vec2 uv) {
  vec2 place = uv * uScale;
  return place.y > 1.0 ? vec4(0.0) : texture(uColour, place);
}
// Smoothed: the depth of single drops of juice would tear the flesh.
float depthAt(vec2 uv) {
  const vec2 far = vec2(0.02, 0.015);
  return 0.2 * (texture(uRelief, uv).b + texture(uRelief, uv + far).b + texture(uRelief, uv - far).b
    + texture(uRelief, uv + vec2(far.x, -far.y)).b + texture(uRelief, uv + vec2(-far.x, far.y)).b);
}
/** What shows through at an edge is of the colour inside it, and the edge itself is drawn smooth. */
vec4 sharpened(vec4 colour, vec2 uv) {
  vec4 round = 0.25 * (colourAt(uv + vec2(uGrain.x, 0.0)) + colourAt(uv - vec2(uGrain.x, 0.0))
    + colourAt(uv + vec2(0.0, uGrain.y)) + colourAt(uv - vec2(0.0, uGrain.y)));
  vec3 around = round.rgb / max(round.a, 0.004);
  vec3 own = mix(around, colour.rgb / max(colour.a, 0.004), colour.a);
  float edge = smoothstep(0.15, 0.85, 0.5 * (colour.a + round.a));
  return vec4(clamp(own + 0.2 * (own - around), 0.0, 1.0) * edge, edge);
}
void main() {
  vec2 uv = at;
  for (int i = 0; i < 2; i++) uv = at - uLean * (depthAt(uv) - middle) * vec2(1.0, 1.0 / uTall);
  vec4 relief = texture(uRelief, uv);
  vec4 colour = colourAt(uv);
  if (uGrain.x > 0.0) colour = sharpened(colour, uv);
  vec2 side = 0.6 * (relief.rg * 2.0 - 1.0);
  vec3 facing = normalize(vec3(side, sqrt(max(0.05, 1.0 - dot(side, side)))));
  vec2 from = (uLight.xy - at) * vec2(2.0, -2.0 * uTall);
  vec3 ray = normalize(vec3(from, 0.75));
  float was = 0.42 + max(dot(facing, lamp), 0.0);
  float now = 0.24 + 1.25 * max(dot(facing, ray), 0.0) / (0.8 + 0.35 * dot(from, from));
  float gloss = pow(max(reflect(-ray, facing).z, 0.0), 48.0) / (0.6 + dot(from, from));
  vec3 lit = colour.rgb * mix(1.0, clamp(now / was, 0.5, 1.1), uLight.z);
  lit += uLight.z * 0.2 * gloss * colour.a * vec3(0.97, 1.0, 0.86);
  shown = vec4(min(lit, colour.a), colour.a);
}`;

type Pose = {
  /** The frame that is wanted. */
  index: number;
  /** True when the frame is the still picture itself. */
  rest: boolean;
  /** What the frame lacks of the wanted turn, and how far it leans, in radians: to the right, downwards. */
  lean: readonly [number, number];
  /** Where the light is, in parts of the canvas from its top left corner, and how much there is of it. */
  light: readonly [number, number, number];
};

export type PictureView = {
  /** @returns false while there is nothing to show yet */
  draw: (pose: Pose) => boolean;
  /** @param sharpness pixels drawn for each pixel of the page, along one side */
  fit: (width: number, height: number, sharpness: number) => void;
};

/** Units of depth by width of the picture: what lies between black and white of a relief's blue. */
const depthRange = 0.98;

/**
 * Draws a sequence with WebGL 2.
 * @param still the picture of the page in its own sharpness, shown while the sequence rests
 * @param onReady called when another frame can be drawn
 * @throws where the context cannot be had
 */
export function pictureView(
  canvas: HTMLCanvasElement,
  sequence: Sequence,
  still: ImageBitmap,
  onReady: () => void,
): PictureView {
  const renderer = new Renderer({ canvas, webgl: 2, dpr: 1, ...drawing });
  const { gl } = renderer;
  const store: FrameStore = frameStore(gl, sequence, onReady);
  const stillTall = still.height / still.width;
  const [stillWidth, stillHeight] = [still.width, still.height];
  const stillTexture = textureOf(gl, still);
  const nothing = new Texture(gl, { generateMipmaps: false, minFilter: gl.LINEAR });
  const uniforms = {
    uColour: { value: nothing },
    uRelief: { value: nothing },
    uScale: { value: new Vec2(1, 1) },
    uGrain: { value: new Vec2(0, 0) },
    uTall: { value: sequence.tall },
    uLean: { value: new Vec2(0, 0) },
    uLight: { value: new Vec3(0.5, 0.5, 0) },
  };
  const program = new Program(gl, { vertex, fragment, depthTest: false, uniforms });
  const scene = new Mesh(gl, { geometry: new Triangle(gl), program });

  function dress({ colour, relief }: Frame, rest: boolean) {
    uniforms.uRelief.value = relief;
    uniforms.uColour.value = rest ? stillTexture : colour;
    // The still picture is the upper part of a frame, and needs no sharpening.
    uniforms.uScale.value.set(1, rest ? sequence.tall / stillTall : 1);
    const { width = stillWidth, height = stillHeight } = colour;
    uniforms.uGrain.value.set(rest ? 0 : 1 / width, rest ? 0 : 1 / height);
  }

  return {
    fit(width, height, sharpness) {
      renderer.dpr = sharpness;
      renderer.setSize(width, height);
      canvas.removeAttribute('style');
    },
    draw({ index, rest, lean, light }) {
      const frame = store.take(index);
      if (!frame) return false;
      dress(frame, rest);
      uniforms.uLean.value.set(lean[0] * depthRange, lean[1] * depthRange);
      uniforms.uLight.value.set(...light);
      renderer.render({ scene });
      return true;
    },
  };
}
