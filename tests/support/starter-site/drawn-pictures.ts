import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** Pseudo-random numbers that depend only on the name. */
const numbersOf = (name: string) => [...createHash('sha256').update(name).digest()];

/** Width and height of case study covers. */
const coverFormat = [1600, 1200] as const;

/** Other photographs have shapes that the sample does not have: landscape, portrait, square and wide. */
const formats = [
  [1600, 1200],
  [1200, 1600],
  [1500, 1500],
  [1600, 900],
] as const;

/** Writes a JPEG of coloured discs; the colours depend on the name. */
export async function drawPhotograph(file: string, name: string): Promise<void> {
  const [format = 0, hue = 0, ...rest] = numbersOf(name);
  const isCover = /case-studies\/.*\/cover\./.test(name);
  const [width, height] = isCover ? coverFormat : (formats[format % formats.length] ?? formats[0]);
  // Hues from blue through red to orange: none of the sample's yellow-green.
  const background = 190 + (hue % 90);
  const discs = rest
    .slice(0, 6)
    .map(
      (number, index) =>
        `<circle cx="${(number * 37) % width}" cy="${(number * 53) % height}" r="${80 + number}" fill="hsl(${background + index * 20} 45% ${30 + index * 8}%)"/>`,
    );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="hsl(${background} 30% 22%)"/>${discs.join('')}</svg>`;
  await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toFile(file);
}

/** Writes a logo, portrait or site icon in one colour. */
export async function drawLogo(file: string, name: string): Promise<void> {
  const [first = 0, second = 0] = numbersOf(name);
  const [width, height] = /logo|wordmark|clients|tools/.test(name) ? [200, 96] : [96, 96];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><circle cx="48" cy="48" r="${20 + (first % 24)}" fill="#ff5a1f"/><rect x="${width - 72}" y="${20 + (second % 20)}" width="60" height="36" fill="#ff5a1f"/></svg>`;
  if (file.endsWith('.svg')) writeFileSync(file, svg);
  else writeFileSync(file, await sharp(Buffer.from(svg)).resize(192, 192).png().toBuffer());
}
