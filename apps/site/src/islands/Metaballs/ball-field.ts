import { Mesh, Program, Renderer, Triangle, Vec2, Vec3 } from 'ogl';
import { ballPaths, ballPlace } from './ball-path.ts';

/** Source: specification, section 9. */
const count = 15;
const speed = 0.3;
/** Height of the picture in units of the field: a larger number makes smaller balls. */
const size = 20;
const cursorSize = 2;
/** The part of the way to the pointer that its ball covers in a sixtieth of a second. */
const smoothing = 0.05;

export type BallField = {
  draw: (milliseconds: number) => void;
  /** @param sharpness pixels drawn for each pixel of the page, along one side */
  fit: (width: number, height: number, sharpness: number) => void;
  /** The pointer in pixels from the top left corner, or null when it is elsewhere. */
  follow: (pointer: readonly [number, number] | null) => void;
};

const vertex = `#version 300 es
in vec2 position;
void main() { gl_Position = vec4(position, 0.0, 1.0); }`;

/**
 * The sharp field says where the surface ends. The shading comes from a softer copy, which has no tips and no
 * creases: its slope is steeper nearer the edge. Colours are darker in the shade and lighter where the shape is
 * thin; two highlights are added, of a lamp in front and one behind.
 */
const fragment = `#version 300 es
precision highp float;
uniform vec2 uResolution;
uniform vec2 uCentre;
uniform vec3 uColour;
uniform vec3 uCursor;
uniform float uSize;
uniform vec3 uBalls[${count}];
out vec4 colour;
const float edge = 1.3;
const vec3 lamp = normalize(vec3(-0.5, 0.7, 0.6));
const vec3 lampBehind = normalize(vec3(0.8, -0.5, -0.1));
vec4 pull(vec3 ball, vec2 at) {
  vec2 d = at - ball.xy;
  float far = dot(d, d);
  float weight = ball.z * ball.z;
  float soft = 1.0 / (far + 0.35 * weight + 0.9);
  return vec4(2.0 * weight * soft * soft * d, weight * soft, weight / max(far, 0.0001));
}
float mirrored(vec3 ray, vec3 light, vec2 size) {
  vec3 across = normalize(cross(vec3(0.0, 1.0, 0.0), light));
  float ahead = dot(ray, light);
  vec2 at = vec2(dot(ray, across), dot(ray, cross(light, across))) / max(ahead, 0.001);
  vec2 past = abs(at) - size;
  float outside = length(max(past, 0.0)) + min(max(past.x, past.y), 0.0);
  return step(0.0, ahead) * smoothstep(0.16, -0.04, outside);
}
void main() {
  vec2 at = (gl_FragCoord.xy - uCentre) * uSize / uResolution.y;
  vec4 field = pull(uCursor, at);
  for (int i = 0; i < ${count}; i++) field += pull(uBalls[i], at);
  float inside = smoothstep(-1.0, 1.0, (field.w - edge) / min(1.0, fwidth(field.w)));
  float deep = smoothstep(0.4 * edge, 3.2 * edge, field.w);
  vec3 facing = normalize(vec3(1.3 * field.xy / field.z, mix(0.25, 1.0, deep)));
  float lit = smoothstep(-0.9, 1.0, dot(facing, lamp));
  float through = (1.0 - deep) * max(dot(facing, lampBehind), 0.0);
  vec3 flesh = uColour * mix(0.07 * uColour, vec3(1.0), lit * lit) + 0.55 * through * uColour * uColour;
  vec3 ray = reflect(vec3(0.0, 0.0, -1.0), facing);
  float wet = 0.66 + 0.34 * pow(1.0 - facing.z, 2.0);
  float gloss = mirrored(ray, lamp, vec2(0.3, 0.2)) + 0.8 * mirrored(ray, lampBehind, vec2(0.14, 0.7));
  vec3 shown = mix(min(flesh, 1.0), mix(uColour, vec3(1.0), 0.8), min(gloss * wet, 1.0));
  colour = vec4(shown * inside, inside);
}`;

/**
 * Draws the balls with WebGL 2. Colour parts go from 0 to 1.
 * @throws where the context cannot be had
 */
export function ballField(
  canvas: HTMLCanvasElement,
  colour: readonly [number, number, number],
): BallField {
  const renderer = new Renderer({
    canvas,
    webgl: 2,
    alpha: true,
    premultipliedAlpha: true,
    dpr: 1,
  });
  const { gl } = renderer;
  /** The style sheet says how large the canvas is shown. */
  const unsize = () => canvas.removeAttribute('style');
  unsize();
  const paths = ballPaths(count);
  const balls = paths.map(({ radius }) => new Vec3(0, 0, radius));
  const cursor = new Vec3(0, 0, cursorSize);
  const resolution = new Vec2(1, 1);
  const centre = new Vec2(0, 0);
  const place = new Vec2(0, 0);
  let unit = 1;
  let tall = 1;
  let pointer: readonly [number, number] | null = null;
  let spread = 1;
  let squat = 1;
  let earlier = 0;

  const program = new Program(gl, {
    vertex,
    fragment,
    depthTest: false,
    uniforms: {
      uResolution: { value: resolution },
      uCentre: { value: centre },
      uColour: { value: new Vec3(...colour) },
      uCursor: { value: cursor },
      uSize: { value: size },
      uBalls: { value: balls },
    },
  });
  const scene = new Mesh(gl, { geometry: new Triangle(gl), program });

  return {
    fit(width, height, sharpness) {
      renderer.dpr = sharpness;
      renderer.setSize(width, height);
      unsize();
      resolution.set(width * sharpness, height * sharpness);
      // Beside the words on wide screens; on tall ones it has space of its own above them.
      const wide = width > height * 1.6;
      place.set(width * (wide ? 0.7 : 0.52), height * (wide ? 0.46 : 0.5));
      centre.set(place.x * sharpness, place.y * sharpness);
      unit = size / height;
      tall = height;
      // Flatter than wide: the header's links are close above.
      squat = 0.75;
      spread = Math.min(1.5, (width / height) * (wide ? 0.6 : 0.85));
    },
    follow(at) {
      pointer = at;
    },
    draw(milliseconds) {
      const time = (milliseconds / 1000) * speed;
      paths.forEach((path, index) => {
        const [x, y] = ballPlace(path, time);
        balls[index]?.set(x * spread, y * squat, path.radius);
      });
      const [x, y] = pointer
        ? [(pointer[0] - place.x) * unit, (tall - pointer[1] - place.y) * unit]
        : [Math.cos(time * 1.7) * 3, Math.sin(time * 1.3) * 3];
      // The same speed on screens of 60 and 120 pictures a second.
      const frames = Math.min(4, (milliseconds - earlier) / (1000 / 60));
      const share = 1 - (1 - smoothing) ** frames;
      cursor.set(cursor.x + (x - cursor.x) * share, cursor.y + (y - cursor.y) * share, cursor.z);
      earlier = milliseconds;
      renderer.render({ scene });
    },
  };
}
