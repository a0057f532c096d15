/** Brings every mark to one visual weight in a 200 × 96 field. */
import sharp from 'sharp';
import type { Box } from './layout.ts';

const field = { width: 200, height: 96 };
const most = { width: 176, height: 80 };
const area = 8400;
const ink = 2500;

/** Measures what is really drawn: strokes and swashes reach beyond the box they declare. */
async function measure({ svg, w, h }: Box) {
  const margin = Math.max(w, h) * 0.5;
  const zoom = 600 / (w + 2 * margin);
  const width = Math.round((w + 2 * margin) * zoom);
  const height = Math.round((h + 2 * margin) * zoom);
  const page = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${w + 2 * margin} ${h + 2 * margin}" width="${width}" height="${height}" color="#000">${svg}</svg>`;
  const { data, info } = await sharp(Buffer.from(page))
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom, sum] = [info.width, info.height, 0, 0, 0];
  for (let i = 0; i < data.length; i++) {
    const alpha = data[i] ?? 0;
    if (alpha === 0) continue;
    sum += alpha / 255;
    if (alpha < 100) continue;
    const x = i % info.width;
    const y = Math.floor(i / info.width);
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return {
    x: left / zoom - margin,
    y: top / zoom - margin,
    width: (right - left) / zoom,
    height: (bottom - top) / zoom,
    ink: sum / zoom ** 2,
  };
}

export async function weighted(box: Box): Promise<string> {
  const seen = await measure(box);
  const even = Math.sqrt(area / (seen.width * seen.height));
  // Dark marks shrink a little and light ones grow: the eye weighs ink, not only size.
  const darkness = (seen.ink * even ** 2) / ink;
  const wanted = even * Math.min(1.1, Math.max(0.86, darkness ** -0.22));
  const scale = Math.min(wanted, most.width / seen.width, most.height / seen.height);
  const x = field.width / 2 - (seen.x + seen.width / 2) * scale;
  const y = field.height / 2 - (seen.y + seen.height / 2) * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 96"><g transform="translate(${x.toFixed(3)} ${y.toFixed(3)}) scale(${scale.toFixed(4)})">${box.svg}</g></svg>`;
}
