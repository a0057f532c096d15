import { expect, it } from 'vitest';
import { pictureFormats } from './picture-formats.ts';
import service from './picture-service.ts';

/** The properties that the name of a file of the build cache depends on. */
async function namedBy(option: { format: 'avif' | 'webp'; width?: number }, formats = {}) {
  const config = { service: { entrypoint: '', config: { ...pictureFormats, ...formats } } };
  const options = { src: 'https://pictures.example/a.jpg', width: 400, height: 300, ...option };
  const valid = await service.validateOptions?.(options, config as never, undefined as never);
  const entries = Object.entries(valid ?? {});
  return JSON.stringify(entries.filter(([name]) => service.propertiesToHash?.includes(name)));
}

it.each(['avif', 'webp'] as const)(
  '%s files of another width or encoding have another name',
  async (format) => {
    const name = await namedBy({ format });
    expect(await namedBy({ format }, { [format]: pictureFormats[format] })).toBe(name);
    expect(await namedBy({ format, width: 800 })).not.toBe(name);
    expect(await namedBy({ format }, { [format]: { effort: 4, quality: 46 } })).not.toBe(name);
  },
);
