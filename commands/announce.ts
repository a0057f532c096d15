import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnvironmentFile } from '../server/environment-file.ts';
import { brandIndexNowKey, brandUrl } from '../site/schemas/brand-values.ts';
import { inContent } from '../site/schemas/content-folder.ts';
import { ownContent } from '../site/schemas/own-content.ts';
import { type Announced, afterwards, announce, changesSince, inParts } from './announcement.ts';

const help = `Tells search engines, through IndexNow, which pages are new, changed or gone since the last
announcement. Run it after the new build is live; nothing runs it by itself.

  --dry-run          only lists the addresses
  --all              announces every page, as if it were the first time
  --endpoint <url>   who is told (https://api.indexnow.org/indexnow)
  --state <file>     what was announced before (announced.json in DATA_DIR)
  --help             this text
`;

const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean' },
    all: { type: 'boolean' },
    endpoint: { type: 'string', default: 'https://api.indexnow.org/indexnow' },
    state: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});

/** The listed pages of the build, each with a fingerprint of its own content. */
function listedPages(): Map<string, string> {
  const file = join(process.env.DIST_DIR ?? 'dist', 'sitemap.xml');
  if (!existsSync(file)) throw new Error(`${file} is missing. Run npm run build first.`);
  const addresses = readFileSync(file, 'utf8').matchAll(/<url><loc>([^<]+)</g);
  const digests = ownContent();
  return new Map(
    [...addresses].map(([, address = '']) => {
      const { pathname } = new URL(address);
      return [pathname, digests.get(pathname) ?? ''];
    }),
  );
}

function readState(file: string): Announced {
  if (values.all || !existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Announced;
  } catch {
    throw new Error(`${file} is no JSON. Remove it, and every page is announced anew.`);
  }
}

function writeState(file: string, state: Announced): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(state, null, 2)}\n`);
}

async function run(): Promise<void> {
  loadEnvironmentFile();
  if (!brandIndexNowKey)
    throw new Error(
      `${inContent('brand.yaml')} has no key. Write one under machines, then build and deploy:\n  indexNowKey: ${randomBytes(16).toString('hex')}`,
    );
  const file = values.state ?? join(process.env.DATA_DIR ?? 'data', 'announced.json');
  const now = listedPages();
  let state = readState(file);
  const changes = changesSince(state, now);
  for (const { path, kind } of changes) console.info(`${kind.padEnd(8)}${brandUrl}${path}`);
  if (changes.length === 0) console.info('Nothing has changed since the last announcement.');
  if (values['dry-run'] || changes.length === 0) return;
  const sender = { endpoint: values.endpoint, site: brandUrl, key: brandIndexNowKey };
  for (const part of inParts(changes)) {
    await announce(part, sender);
    state = afterwards(state, now, part);
    writeState(file, state);
  }
  console.info(`${changes.length} addresses announced to ${new URL(values.endpoint).host}.`);
}

if (values.help) console.info(help);
else
  await run().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
