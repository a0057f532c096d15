import sharp from 'sharp';

/** Enough to find a patch of one part in ten thousand, and quick to read. */
const side = 160;

/** A pixel of the sample's accent, lit or shaded: yellow-green and strong, as food and skin never are. */
function isLime(red: number, green: number, blue: number): boolean {
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (most < 90 || spread / most < 0.55 || most !== green) return false;
  const hue = 60 * (2 + (blue - red) / spread);
  return hue >= 60 && hue <= 95;
}

/** Which share of what a picture shows is lime, from 0 to 1. @throws when it is no picture */
export async function limeShare(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture)
    .resize(side, side, { fit: 'inside', kernel: 'nearest', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let lime = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, seen = 0] = data.subarray(at, at + 4);
    if (seen > 127 && isLime(red, green, blue)) lime += 1;
  }
  return lime / (info.width * info.height);
}
