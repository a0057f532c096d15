/** The most addresses that IndexNow takes at once. */
const mostAtOnce = 10_000;

const patienceMs = 30_000;

/** What each page was when it was last announced, by its address. */
export type Announced = Readonly<Record<string, string>>;

export type Change = { path: string; kind: 'new' | 'changed' | 'gone' };

/** What is new, changed or gone since the last announcement. @param now a fingerprint of each listed page */
export function changesSince(announced: Announced, now: ReadonlyMap<string, string>): Change[] {
  const found = [...now].flatMap(([path, digest]): Change[] => {
    if (announced[path] === digest) return [];
    return [{ path, kind: path in announced ? 'changed' : 'new' }];
  });
  const gone = Object.keys(announced).filter((path) => !now.has(path));
  return [...found, ...gone.map((path): Change => ({ path, kind: 'gone' }))];
}

/** The state after some changes were announced. */
export function afterwards(
  announced: Announced,
  now: ReadonlyMap<string, string>,
  changes: readonly Change[],
): Announced {
  const next = new Map(Object.entries(announced));
  for (const { path } of changes) {
    const digest = now.get(path);
    if (digest === undefined) next.delete(path);
    else next.set(path, digest);
  }
  return Object.fromEntries([...next].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Changes in parts that IndexNow takes. */
export const inParts = (changes: readonly Change[], most = mostAtOnce): Change[][] =>
  Array.from({ length: Math.ceil(changes.length / most) }, (_, index) =>
    changes.slice(index * most, (index + 1) * most),
  );

export type Sender = {
  endpoint: string;
  /** The address of the live site, without a slash at its end. */
  site: string;
  key: string;
};

/** What an answer means, and what to do: https://www.indexnow.org/documentation */
function reasonOf({ status, headers }: Response, { site, key, endpoint }: Sender): string {
  const wait = headers.get('retry-after');
  const reasons: Record<number, string> = {
    400: 'it did not understand the request. Check machines.indexNowKey in brand.yaml.',
    403: `it did not find the key at ${site}/${key}.txt. Deploy the build that has this key, then announce.`,
    422: `it says that the addresses do not belong to ${new URL(site).host}. Check url in brand.yaml.`,
    429: `it wants fewer announcements. Try again ${wait ? `after ${wait} seconds` : 'tomorrow'}.`,
  };
  return `${endpoint} answered ${status}: ${reasons[status] ?? 'try again later.'}`;
}

/** Tells IndexNow of some changes. @throws saying what to do when it does not take them */
export async function announce(changes: readonly Change[], sender: Sender): Promise<void> {
  const { endpoint, site, key } = sender;
  const body = {
    host: new URL(site).host,
    key,
    keyLocation: `${site}/${key}.txt`,
    urlList: changes.map(({ path }) => site + path),
  };
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patienceMs),
  }).catch((error: Error & { cause?: { code?: string } }) => {
    throw new Error(`${endpoint} cannot be reached: ${error.cause?.code ?? error.message}.`);
  });
  if (!answer.ok) throw new Error(reasonOf(answer, sender));
}
