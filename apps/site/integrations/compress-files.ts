import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressedFiles } from '../src/cache/build-cache.ts';

const compressible = /\.(html|css|js|svg|xml|atom|txt|json|webmanifest|md)$/;

const best = constants.BROTLI_MAX_QUALITY;

const brotli = (body: Buffer) =>
  compressedFiles.getOrCreate([`brotli ${best}`, body], () =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: best,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  );

/** As many as Node compresses at once; more would only wait, with all of their bytes in memory. */
const atOnce = 4;

/** Writes beside every text file what is sent of it to browsers that take Brotli or gzip. */
export async function compressFiles(files: readonly string[]): Promise<void> {
  const waiting = files.filter((file) => compressible.test(file)).values();
  const work = async () => {
    for (const file of waiting) {
      const body = await readFile(file);
      await writeFile(`${file}.br`, await brotli(body));
      await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
