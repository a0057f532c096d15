import type { LocalImageService } from 'astro';
import { baseService } from 'astro/assets';
import sharpService from 'astro/assets/services/sharp';
import sharp, { type AvifOptions, type OutputInfo, type WebpOptions } from 'sharp';

type Service = LocalImageService<{ avif: AvifOptions; webp: WebpOptions }>;

type Pixels = { data: Buffer; info: OutputInfo };

/** No preset is wider; larger originals are scaled down when they are decoded. */
const maxSize = 2600;

/** The pixels of a picture, rotated as its EXIF says; undefined for animated and damaged files. */
async function decode(file: Uint8Array): Promise<Pixels | undefined> {
  try {
    const { pages = 1 } = await sharp(file).metadata();
    if (pages > 1) return undefined;
    return await sharp(file, { failOn: 'none', autoOrient: true })
      .resize(maxSize, maxSize, { fit: 'outside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch {
    return undefined;
  }
}

/** The key is the file's buffer, which Astro shares between all sizes of a picture. */
const decoded = new WeakMap<Uint8Array, Promise<Pixels | undefined>>();

function pixelsOf(file: Uint8Array): Promise<Pixels | undefined> {
  const pixels = decoded.get(file) ?? decode(file);
  decoded.set(file, pixels);
  return pixels;
}

/** Whether only the options of the presets are used: a width, a crop, AVIF or WebP. */
const isFromPreset = ({
  format,
  fit = 'cover',
  quality,
  background,
  position,
}: Record<string, unknown>) =>
  (format === 'avif' || format === 'webp') &&
  fit === 'cover' &&
  [quality, background, position].every((option) => option === undefined);

/**
 * Astro's own image service, except that a picture of a preset is decoded once for all its files, and that the name of
 * a file depends on how it was encoded: with other settings the pictures of the build cache are made again.
 * https://docs.astro.build/en/reference/image-service-reference/
 */
const service: Service = {
  ...(sharpService as unknown as Service),
  propertiesToHash: [...(baseService.propertiesToHash ?? []), 'encoding'],
  async validateOptions(options, config, logger) {
    const valid = await sharpService.validateOptions?.(options, config as never, logger);
    const { avif, webp } = config.service.config;
    return Object.assign(valid ?? options, { encoding: options.format === 'avif' ? avif : webp });
  },
  async transform(file, options, config, logger) {
    const pixels = isFromPreset(options) ? await pixelsOf(file) : undefined;
    if (!pixels) return sharpService.transform(file, options, config as never, logger);
    const { width, height } = options;
    const format: 'avif' | 'webp' = options.format;
    const picture = sharp(pixels.data, { raw: pixels.info }).resize({
      width,
      height,
      fit: 'cover',
      withoutEnlargement: true,
    });
    const data = await picture.toFormat(format, config.service.config[format]).toBuffer();
    return { data: new Uint8Array(data), format };
  },
};

export default service;
