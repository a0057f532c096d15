import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

export type ContentCopy = {
  /** The copy's folder, which stands for content/. */
  content: string;
  /** Where a build of the copy lands. */
  dist: string;
  /** Replaces a piece of one file. @throws when the file does not hold it */
  change(file: string, from: string | RegExp, to: string): void;
  /** Runs a command of Astro over the copy, in a process of its own. */
  astro(command: 'sync' | 'build'): Promise<{ code: number | null; output: string }>;
};

/**
 * A copy of content/ that a test may spoil. It lies inside the project, where MDX finds its packages,
 * and has its own content store; only the made pictures are shared, because making them takes minutes.
 * It is removed when the test ends, or when `atEnd` says.
 */
export function copyContent(atEnd: (remove: () => void) => void = onTestFinished): ContentCopy {
  const cache = resolve('.cache');
  mkdirSync(join(cache, 'astro/assets'), { recursive: true });
  const folder = mkdtempSync(join(cache, 'content-copy-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const content = join(folder, 'content');
  const dist = join(folder, 'dist');
  cpSync('content', content, { recursive: true });
  mkdirSync(join(folder, 'cache'));
  symlinkSync(join(cache, 'astro/assets'), join(folder, 'cache/assets'));
  const config = join(folder, 'astro.config.ts');
  // Vite's own cache is kept apart too: a dev server that runs meanwhile would start over.
  writeFileSync(
    config,
    `import config from '../../astro.config.ts';
export default Object.assign(config, {
  cacheDir: ${JSON.stringify(join(folder, 'cache'))},
  vite: { ...config.vite, cacheDir: ${JSON.stringify(join(cache, 'content-copy-vite'))} },
});
`,
  );
  return {
    content,
    dist,
    change(file, from, to) {
      const path = join(content, file);
      const source = readFileSync(path, 'utf8');
      const changed = source.replace(from, to);
      if (changed === source) throw new Error(`${file} does not hold ${from}`);
      writeFileSync(path, changed);
    },
    astro(command) {
      const child = spawn('astro', [command, '--config', relative('.', config)], {
        env: {
          ...process.env,
          CONTENT_DIR: relative('.', content),
          DIST_DIR: dist,
          NODE_ENV: 'production',
          ASTRO_TELEMETRY_DISABLED: '1',
        },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString();
        });
      return new Promise((done) => child.once('close', (code) => done({ code, output })));
    },
  };
}
