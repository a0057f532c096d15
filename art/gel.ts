import sharp from 'sharp';
import { guidedFilter } from './guided-filter.ts';
import { type Lab, labOf, linearOf, readColour, rgbOf, withinGamut } from './oklab.ts';

/** A soft ellipse: its centre and half its axes, as parts of the picture's width and height. */
export type Area = [x: number, y: number, halfWidth: number, halfHeight: number];

/** What the manifest says of a picture's colour: art/README.md, "Whose light it is". */
export type Gel = {
  /** What takes the place of the studio's lime, as light and as paint; without it lime stays. */
  colour?: string;
  /** Where lime stays, but in the dark: it is a fruit, or the one lime thing of the picture. */
  keep?: Area[];
  /** Where lime becomes another colour than elsewhere. */
  accents?: { colour: string; at: Area }[];
  /** By how many degrees yellow food and brown paper turn back to red, where lime light had made them sallow. */
  warmth?: number;
  /** The hue up to which yellow is no lime; 98 without it, which is that of food. */
  yellow?: number;
  /** The hue from which green is a leaf's and stays; 135 without it. */
  leaves?: number;
  /** What a white sheet would become: the colour of paper and of grey light. */
  paper?: string;
  /** Where the paper stays white. */
  white?: Area[];
};

type Pixels = { data: Buffer; width: number; height: number };

/** Lime in OKLCH. */
const lime = { lightness: 0.934, chroma: 0.2245, hue: 122.3 };
/** Hues in degrees: up to the first there is no lime, from the second there are leaves. */
const [usualYellow, usualLeaves] = [98, 135];
/** Chroma by lightness: white up to the first, then with a cast that goes, and from the last a colour that turns. */
const [whiteTo, greyTo, greyEnd] = [0.015, 0.05, 0.09];
/** How much of the difference between two limes is left between the two colours they become. */
const variety = 0.35;
/** Chroma below which a colour is paper, and above which it is none. */
const [paperTo, paperEnd] = [0.02, 0.06];

const smooth = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

const degrees = (a: number, b: number): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

/** 1 for a colour of lime, paint or light, and 0 for its neighbours: food is yellower, leaves are greener. In the dark nothing is a leaf. */
export function limeness(
  [lightness, a, b]: Lab,
  { yellow = usualYellow, leaves = usualLeaves }: Pick<Gel, 'yellow' | 'leaves'> = {},
): number {
  const hue = degrees(a, b);
  const lit = smooth(0.25, 0.45, lightness);
  const green = 140 + (leaves - 140) * lit;
  const paint = smooth(whiteTo, greyTo, Math.hypot(a, b) / Math.max(lightness, 0.05));
  return smooth(yellow, yellow + 10, hue) * (1 - smooth(green - 4, green + 6, hue)) * paint;
}

/** Yellow and brown as they are without lime light on them. */
function warmed([lightness, a, b]: Lab, hue: number, by: number): Lab {
  const turn = (-by * smooth(66, 96, hue) * (1 - smooth(106, 124, hue)) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [lightness, a * cos - b * sin, a * sin + b * cos];
}

/** What a pixel of lime becomes under a colour: its light and shade stay, its highlights stay white. */
function turned([lightness, a, b]: Lab, [toLightness, toA, toB]: Lab): Lab {
  const chroma = Math.hypot(a, b);
  const relative = chroma / Math.max(lightness, 0.05);
  const pure = Math.min(1, relative / (lime.chroma / lime.lightness));
  const hue = degrees(toA, toB) + (degrees(a, b) - lime.hue) * variety;
  const turnedChroma =
    ((smooth(whiteTo, greyEnd, relative) * chroma) / lime.chroma) * Math.hypot(toA, toB);
  return [
    lightness * (toLightness / lime.lightness) ** pure,
    turnedChroma * Math.cos((hue * Math.PI) / 180),
    turnedChroma * Math.sin((hue * Math.PI) / 180),
  ];
}

const mixed = (one: Lab, other: Lab, share: number): Lab =>
  one.map((value, index) => value + ((other[index] as number) - value) * share) as Lab;

/** How much of a place lies in an ellipse. */
const inside = ([x, y, halfWidth, halfHeight]: Area, atX: number, atY: number): number =>
  1 - smooth(0.85, 1.15, Math.hypot((atX - x) / halfWidth, (atY - y) / halfHeight));

const most = (areas: Area[] | undefined, x: number, y: number): number =>
  areas?.reduce((share, area) => Math.max(share, inside(area, x, y)), 0) ?? 0;

/** Half a step of an eighth bit up or down, different for each value, the same in each run: no bands. */
function dither(index: number): number {
  let bits = Math.imul(index ^ (index >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32 - 0.5;
}

/** The colour of one pixel under a gel. `around` is what it is taken for: its own colour without the blocks of JPEG. */
function underGel(colour: Lab, around: Lab, gel: ReadGel, x: number, y: number): Lab {
  const open = 1 - most(gel.keep, x, y) * smooth(0.2, 0.4, colour[0]);
  let result = colour;
  if (gel.warmth) result = warmed(colour, degrees(around[1], around[2]), gel.warmth * open);
  const share = gel.lab ? open * limeness(around, gel) : 0;
  if (gel.lab && share > 0) {
    const target = gel.accents.reduce(
      (now, accent) => mixed(now, accent.lab, inside(accent.at, x, y)),
      gel.lab,
    );
    result = mixed(result, turned(colour, target), share);
  }
  if (!gel.paper) return result;
  const chroma = Math.min(...[colour, around].map(([, a, b]) => Math.hypot(a, b)));
  const white = (1 - smooth(paperTo, paperEnd, chroma)) * (1 - most(gel.white, x, y));
  if (white === 0) return result;
  const light = linearOf(result).map((value, index) => value * (gel.paper?.[index] as number));
  return mixed(result, labOf(light as Lab), white);
}

type ReadGel = Pick<Gel, 'keep' | 'white' | 'warmth' | 'yellow' | 'leaves'> & {
  lab: Lab | undefined;
  accents: { lab: Lab; at: Area }[];
  paper: Lab | undefined;
};

const read = (gel: Gel): ReadGel => ({
  ...gel,
  lab: gel.colour ? labOf(readColour(gel.colour)) : undefined,
  accents: (gel.accents ?? []).map(({ colour, at }) => ({ lab: labOf(readColour(colour)), at })),
  paper: gel.paper ? readColour(gel.paper) : undefined,
});

/** The pixels, eight bits of red, green and blue each, as they look under a gel. */
export function gelled({ data, width, height }: Pixels, gel: Gel): Pixels {
  const known = read(gel);
  const planes = [0, 1, 2].map(() => new Float32Array(width * height));
  for (let place = 0; place < width * height; place += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(3 * place, 3 * place + 3);
    for (const [axis, value] of labOf(rgbOf(red, green, blue)).entries())
      (planes[axis] as Float32Array)[place] = value;
  }
  const [lightness, ...colours] = planes as [Float32Array, Float32Array, Float32Array];
  const around = [lightness, ...guidedFilter(lightness, colours, { width, height })];
  const result = Buffer.from(data);
  for (let place = 0; place < width * height; place += 1) {
    const [own, near] = [planes, around].map((three) => three.map((plane) => plane[place]) as Lab);
    const x = ((place % width) + 0.5) / width;
    const y = (Math.floor(place / width) + 0.5) / height;
    const after = underGel(own as Lab, near as Lab, known, x, y);
    if (after === own) continue;
    for (const [channel, value] of withinGamut(after).entries()) {
      const index = 3 * place + channel;
      result[index] = Math.min(255, Math.max(0, Math.round(value + dither(index))));
    }
  }
  return { data: result, width, height };
}

const note = 'Gel ';

/** Whether a picture has been put under a gel: it says so itself, so that none gets two. */
export async function hasGel(file: string): Promise<boolean> {
  const { exif } = await sharp(file).metadata();
  return exif?.includes(note) ?? false;
}

/** Puts a finished picture under its gel. */
export async function layGel(from: string, to: string, gel: Gel): Promise<void> {
  const { data, info } = await sharp(from)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const done = gelled({ data, width: info.width, height: info.height }, gel);
  await sharp(done.data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .withExif({
      IFD0: { ImageDescription: note + [gel.colour, gel.paper].filter(Boolean).join(' ') },
    })
    .jpeg({ quality: 92, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toFile(to);
}
