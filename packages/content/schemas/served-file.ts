import { globSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { contentFolder, inContent } from '../content-folder.ts';
import { isServedFile } from '../served-files.ts';

const folder = join(contentFolder, 'files');

function missing(path: string, ending: string): string {
  const there = globSync(`**/*.${ending}`, { cwd: folder }).map((file) => `/${file}`);
  const choice =
    there.length > 0
      ? `There are: ${there.sort().join(', ')}.`
      : `There is no .${ending} file yet.`;
  return `names the file "${path}", but ${inContent(join('files', path))} does not exist. Put it there or correct the path. ${choice}`;
}

/**
 * The path of a file that is served as it is, and that has to be there.
 * @param example such a path, shown in the message about a wrong one
 */
export const servedFile = (ending: string, example: string) =>
  z
    .string()
    .regex(new RegExp(`^/.+\\.${ending}$`), {
      error: `must be a path such as ${example} of a file in ${inContent('files')}/.`,
      abort: true,
    })
    .refine(isServedFile, {
      error: ({ input }) => missing(String(input), ending),
    });
