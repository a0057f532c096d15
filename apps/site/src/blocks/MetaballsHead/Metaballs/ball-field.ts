import { Mesh, Program, Renderer, Triangle, Vec2, Vec3 } from 'ogl';
import { ballPaths, ballPosition } from './ball-path.ts';

/** Source: specification, section 9. */
const count = 15;
const speed = 0.3;
/** Height of the canvas in units of the field: a larger number makes smaller balls. */
const fieldHeight = 20;
const cursorRadius = 2;
/** The share of the distance to the pointer that its ball moves in a sixtieth of a second. */
const smoothing = 0.05;

export type BallField = {
  draw: (milliseconds: number) => void;
  /** @param pixelRatio pixels drawn for each pixel of the page, along one side */
  resize: (width: number, height: number, pixelRatio: number) => void;
  /** The pointer in pixels from the top left corner, or null when it is outside. */
  setPointer: (pointer: readonly [number, number] | null) => void;
};

const vertex = `#version 300 es
in vec2 position;
void main() { gl_Position = vec4(position, 0.0, 1.0); }`;

/**
 * The sum of all balls' fields is the shape: it ends where the sum is below `edge`. The normals come from a smoother
 * field, so that the shading has no sharp creases. Two lights, in front and behind, give diffuse light, specular
 * highlights and light that shines through thin parts.
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
const vec3 frontLight = normalize(vec3(-0.5, 0.7, 0.6));
const vec3 backLight = normalize(vec3(0.8, -0.5, -0.1));
vec4 fieldOf(vec3 ball, vec2 position) {
  vec2 d = position - ball.xy;
  float distance2 = dot(d, d);
  float weight = ball.z * ball.z;
  float smoothed = 1.0 / (distance2 + 0.35 * weight + 0.9);
  return vec4(2.0 * weight * smoothed * smoothed * d, weight * smoothed, weight / max(distance2, 0.0001));
}
float reflection(vec3 ray, vec3 light, vec2 size) {
  vec3 across = normalize(cross(vec3(0.0, 1.0, 0.0), light));
  float ahead = dot(ray, light);
  vec2 hit = vec2(dot(ray, across), dot(ray, cross(light, across))) / max(ahead, 0.001);
  vec2 beyond = abs(hit) - size;
  float outside = length(max(beyond, 0.0)) + min(max(beyond.x, beyond.y), 0.0);
  return step(0.0, ahead) * smoothstep(0.16, -0.04, outside);
}
void main() {
  vec2 position = (gl_FragCoord.xy - uCentre) * uSize / uResolution.y;
  vec4 field = fieldOf(uCursor, position);
  for (int i = 0; i < ${count}; i++) field += fieldOf(uBalls[i], position);
  float inside = smoothstep(-1.0, 1.0, (field.w - edge) / min(1.0, fwidth(field.w)));
  float depth = smoothstep(0.4 * edge, 3.2 * edge, field.w);
  vec3 normal = normalize(vec3(1.3 * field.xy / field.z, mix(0.25, 1.0, depth)));
  float diffuse = smoothstep(-0.9, 1.0, dot(normal, frontLight));
  float translucency = (1.0 - depth) * max(dot(normal, backLight), 0.0);
  vec3 body = uColour * mix(0.07 * uColour, vec3(1.0), diffuse * diffuse) + 0.55 * translucency * uColour * uColour;
  vec3 ray = reflect(vec3(0.0, 0.0, -1.0), normal);
  float fresnel = 0.66 + 0.34 * pow(1.0 - normal.z, 2.0);
  float gloss = reflection(ray, frontLight, vec2(0.3, 0.2)) + 0.8 * reflection(ray, backLight, vec2(0.14, 0.7));
  vec3 result = mix(min(body, 1.0), mix(uColour, vec3(1.0), 0.8), min(gloss * fresnel, 1.0));
  colour = vec4(result * inside, inside);
}`;

/**
 * Draws the balls with WebGL 2. Colour components are from 0 to 1.
 * @throws where WebGL 2 is not available
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
  /** The renderer writes the size of the canvas into its style; here the style sheet sets it. */
  const removeInlineSize = () => canvas.removeAttribute('style');
  removeInlineSize();
  const paths = ballPaths(count);
  const balls = paths.map(({ radius }) => new Vec3(0, 0, radius));
  const cursor = new Vec3(0, 0, cursorRadius);
  const resolution = new Vec2(1, 1);
  const centre = new Vec2(0, 0);
  const middle = new Vec2(0, 0);
  let scale = 1;
  let canvasHeight = 1;
  let pointer: readonly [number, number] | null = null;
  let scaleX = 1;
  let scaleY = 1;
  let lastFrame = 0;

  const program = new Program(gl, {
    vertex,
    fragment,
    depthTest: false,
    uniforms: {
      uResolution: { value: resolution },
      uCentre: { value: centre },
      uColour: { value: new Vec3(...colour) },
      uCursor: { value: cursor },
      uSize: { value: fieldHeight },
      uBalls: { value: balls },
    },
  });
  const scene = new Mesh(gl, { geometry: new Triangle(gl), program });

  return {
    resize(width, height, pixelRatio) {
      renderer.dpr = pixelRatio;
      renderer.setSize(width, height);
      removeInlineSize();
      resolution.set(width * pixelRatio, height * pixelRatio);
      // On wide screens beside the text, on tall ones above it.
      const wide = width > height * 1.6;
      middle.set(width * (wide ? 0.7 : 0.52), height * (wide ? 0.46 : 0.5));
      centre.set(middle.x * pixelRatio, middle.y * pixelRatio);
      scale = fieldHeight / height;
      canvasHeight = height;
      // The links of the header are close above.
      scaleY = 0.75;
      scaleX = Math.min(1.5, (width / height) * (wide ? 0.6 : 0.85));
    },
    setPointer(position) {
      pointer = position;
    },
    draw(milliseconds) {
      const time = (milliseconds / 1000) * speed;
      paths.forEach((path, index) => {
        const [x, y] = ballPosition(path, time);
        balls[index]?.set(x * scaleX, y * scaleY, path.radius);
      });
      const [x, y] = pointer
        ? [(pointer[0] - middle.x) * scale, (canvasHeight - pointer[1] - middle.y) * scale]
        : [Math.cos(time * 1.7) * 3, Math.sin(time * 1.3) * 3];
      // The same speed on screens of 60 and 120 Hz.
      const frames = Math.min(4, (milliseconds - lastFrame) / (1000 / 60));
      const share = 1 - (1 - smoothing) ** frames;
      cursor.set(cursor.x + (x - cursor.x) * share, cursor.y + (y - cursor.y) * share, cursor.z);
      lastFrame = milliseconds;
      renderer.render({ scene });
    },
  };
}
