import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import getPort from 'get-port';
import { median, ratio } from './numbers.ts';
import { startTogether } from './server-group.ts';
import { type ServerProcess, untilAnswered } from './server-process.ts';
import { asRatio, inMilliseconds, table } from './table.ts';

export type ServeWorkload = { rounds: number; path: string };

type Measured = { perSecond: number; p99: number };

const CONNECTIONS = 64;
const SECONDS = 4;
// What every browser takes and nginx sends from a neighbour file without an extra module.
const ENCODING = 'gzip';

function requireTool(name: string, program: string): string {
  const { status } = spawnSync(program, ['-v'], { stdio: 'ignore' });
  if (status !== null) return program;
  throw new Error(
    `${name} is missing. This bench measures beside it: apt-get install ${name} (Debian, Ubuntu) or your system's package, then run it again. It is used on this machine only.`,
  );
}

/** Asks as fast as it can, on loopback, and stops by itself. */
function measure(address: string): Measured {
  const { stdout } = spawnSync(
    'wrk',
    [
      '-t1',
      `-c${CONNECTIONS}`,
      `-d${SECONDS}s`,
      '--latency',
      '-H',
      `accept-encoding: ${ENCODING}`,
      address,
    ],
    { encoding: 'utf8' },
  );
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [, amount = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const p99 = Number(amount) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN);
  if (!(perSecond > 0) || /Non-2xx/.test(stdout)) throw new Error(`${address}: ${stdout}`);
  return { perSecond, p99 };
}

async function startNginx(dist: string, folder: string): Promise<ServerProcess> {
  const port = await getPort();
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `worker_processes auto; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
user root;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; gzip_static on; open_file_cache max=1000;
  types { text/html html; }
  server { listen 127.0.0.1:${port}; root ${dist}; location / { try_files $uri $uri.html $uri/index.html =404; } }
}`,
  );
  const child = spawn('nginx', ['-c', config, '-g', 'daemon off;'], { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await untilAnswered(address, child);
  return {
    address,
    pid: child.pid ?? 0,
    async stop() {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}

function memoryOf(pid: number): string {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return '';
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]);
  return `${(kilobytes / 1000).toFixed(0)} MB`;
}

/**
 * Asks for one page with 64 connections at once: of the service, of nginx on the same files, and of
 * a bare node:http server that answers the same bytes from memory, in turns.
 */
export async function benchServe({ rounds, path }: ServeWorkload): Promise<string> {
  requireTool('wrk', 'wrk');
  requireTool('nginx', 'nginx');
  const dist = resolve(process.env.DIST_DIR ?? 'dist');
  const name = path === '/' ? 'index' : path.slice(1);
  const file = join(dist, `${name}.html.gz`);
  if (!existsSync(file)) throw new Error(`${file} is missing. Run npm run build first.`);
  const { stop, ...servers } = await startTogether('bench-serve', async (group) => ({
    service: await group.startService(dist),
    nginx: await group.keep(startNginx(dist, group.folder)),
    bare: await group.start('commands/bench/bare-server.ts', { FILE: file }, '/'),
  }));
  try {
    const before = memoryOf(servers.service.pid);
    const measured = { service: [] as Measured[], nginx: [] as Measured[], bare: [] as Measured[] };
    for (let round = 0; round <= rounds; round += 1)
      for (const server of ['bare', 'service', 'nginx'] as const) {
        const result = measure(servers[server].address + path);
        if (round > 0) measured[server].push(result);
      }
    const speeds = (server: keyof typeof measured) =>
      measured[server].map(({ perSecond }) => perSecond);
    const row = (title: string, server: keyof typeof measured) => [
      title,
      median(speeds(server)).toFixed(0),
      asRatio(ratio(speeds('service'), speeds(server))),
      inMilliseconds(median(measured[server].map(({ p99 }) => p99))),
    ];
    return [
      `${path} in ${ENCODING}, ${rounds} rounds of ${SECONDS} s, ${CONNECTIONS} connections. Memory of the service: ${before} before, ${memoryOf(servers.service.pid)} after.`,
      '',
      table(
        ['', 'answers/s', 'service to it', 'p99 ms'],
        [
          row('service', 'service'),
          row('nginx, same files', 'nginx'),
          row('bare node:http, same bytes from memory', 'bare'),
        ],
      ),
    ].join('\n');
  } finally {
    await stop();
  }
}
