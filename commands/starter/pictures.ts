import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Palette } from '../../site/schemas/theme/palette.ts';
import { coloursOf } from './scene-colours.ts';
import { centrepiece, type SceneName, scenes } from './scenes.ts';

type Format = { width: number; height: number };

type Picture = Format & { file: string; scene: SceneName; lit?: boolean };

const lying = { width: 1600, height: 1200 };

/** The pictures that the starter's texts name; those of services are made for each. */
const pictures: readonly Picture[] = [
  { file: 'pages/pictures/studio.jpg', scene: 'table', ...lying },
  { file: 'pages/pictures/pattern.jpg', scene: 'tiles', ...lying },
  { file: 'pages/pictures/plan.jpg', scene: 'sheets', ...lying },
  { file: 'pages/pictures/plan-lit.jpg', scene: 'sheets', lit: true, ...lying },
  { file: 'pages/pictures/reply.jpg', scene: 'bubbles', ...lying },
  { file: 'pages/pictures/reply-lit.jpg', scene: 'bubbles', lit: true, ...lying },
  { file: 'pages/pictures/report.jpg', scene: 'columns', ...lying },
  { file: 'pages/pictures/report-lit.jpg', scene: 'columns', lit: true, ...lying },
  { file: 'pages/pictures/mission.jpg', scene: 'route', ...lying },
  { file: 'pages/pictures/vision.jpg', scene: 'hills', ...lying },
  { file: 'pages/pictures/search.jpg', scene: 'lens', ...lying },
  { file: 'pages/pictures/steps.jpg', scene: 'stairs', ...lying },
  { file: 'pages/pictures/listen.jpg', scene: 'cups', ...lying },
  { file: 'pages/pictures/make.jpg', scene: 'calendar', ...lying },
  { file: 'pages/pictures/count.jpg', scene: 'abacus', ...lying },
  { file: 'pages/pictures/call.jpg', scene: 'receiver', ...lying },
  { file: 'pages/pictures/letter.jpg', scene: 'letter', ...lying },
  { file: 'pages/pictures/doors.jpg', scene: 'doors', ...lying },
  { file: 'case-studies/first-client/cover.jpg', scene: 'screen', ...lying },
  { file: 'case-studies/first-client/page.jpg', scene: 'phones', ...lying },
  { file: 'case-studies/second-client/cover.jpg', scene: 'streets', ...lying },
  { file: 'case-studies/first-client/prices.jpg', scene: 'leaf', ...lying },
  { file: 'case-studies/second-client/page.jpg', scene: 'entry', ...lying },
  { file: 'articles/what-a-website-costs/cover.jpg', scene: 'coins', ...lying },
  { file: 'articles/how-a-firm-is-found-nearby/cover.jpg', scene: 'awning', ...lying },
];

/** What a service's name says of its picture; the first that fits and is still free is drawn. */
const ofServices: readonly [names: RegExp, scene: SceneName][] = [
  [/shop|store|commerce|market/, 'shelf'],
  [/\bads?\b|advert|campaign|media|social/, 'horn'],
  [/search|seo|local|map/, 'pins'],
  [/brand|design|writing|content|copy|sign|print/, 'nib'],
  [/web|site|app|page/, 'windows'],
  [/./, 'arcs'],
];

/** A scene for each service: none twice while there is another. */
function scenesOf(services: readonly string[]): SceneName[] {
  const free = new Set(ofServices.map(([, scene]) => scene));
  const fitting = services.map((slug) => {
    const [, scene] = ofServices.find(([names, one]) => names.test(slug) && free.has(one)) ?? [];
    if (scene) free.delete(scene);
    return scene;
  });
  const others = ofServices.map(([, scene]) => scene);
  const order = [...free, ...others];
  let next = 0;
  return fitting.map((scene) => scene ?? order[next++ % order.length] ?? 'arcs');
}

/** Paper has a grain and a lamp stands on the left: flat shapes then look printed, not generated. */
const light = `<defs><radialGradient id="lamp" cx=".22" cy=".08" r="1.1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></radialGradient><filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .55 -.2"/></filter></defs><rect x="-300" y="-500" width="1800" height="1900" fill="url(#lamp)"/><rect x="-300" y="-500" width="1800" height="1900" filter="url(#grain)" opacity=".28"/>`;

/** Parts drawn to fill a picture of a format: lying as they are, standing with more sky and ground. */
const drawn = (parts: string, { width, height }: Format): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${width > height ? '0 0 1200 900' : '70 -215 1060 1325'}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${parts}</svg>`,
  );

/** The light of one format, drawn once: its grain costs more than a whole scene. */
function lamps() {
  const lit = new Map<string, Promise<Buffer>>();
  return (format: Format): Promise<Buffer> => {
    const name = `${format.width} × ${format.height}`;
    const found =
      lit.get(name) ?? sharp(drawn(light, format)).png({ compressionLevel: 1 }).toBuffer();
    lit.set(name, found);
    return found;
  };
}

/** Draws every picture of a new site in the colours of its brand. @param services their slugs */
export async function drawPictures(
  folder: string,
  palette: Palette,
  services: readonly string[],
): Promise<void> {
  const serviceScenes = scenesOf(services);
  const standing = services.map((slug, index) => ({
    file: `services/${slug}.jpg`,
    scene: serviceScenes[index] ?? 'arcs',
    lit: true,
    width: 1200,
    height: 1500,
  }));
  const lightOf = lamps();
  for (const picture of [...pictures, ...standing]) {
    const target = join(folder, picture.file);
    mkdirSync(dirname(target), { recursive: true });
    await sharp(drawn(scenes[picture.scene](coloursOf(palette), picture.lit ?? false), picture))
      .composite([{ input: await lightOf(picture) }])
      .jpeg({ quality: 88 })
      .toFile(target);
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200" width="1600" height="1600">${centrepiece(coloursOf(palette))}</svg>`;
  const hero = await sharp(Buffer.from(svg)).webp({ quality: 88 }).toBuffer();
  writeFileSync(join(folder, 'pages/pictures/hero.webp'), hero);
}
