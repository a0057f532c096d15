import type { Answer, Verdict } from './answer.ts';

type Policy = ReadonlyMap<string, readonly string[]>;

/** The directives of the header, in small letters; of two with one name the first holds. */
export function readPolicy({ headers }: Answer): Policy {
  const policy = new Map<string, string[]>();
  for (const directive of (headers['content-security-policy'] ?? '').split(';')) {
    const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/);
    if (name && !policy.has(name)) policy.set(name, sources);
  }
  return policy;
}

const broad = /^(\*|ftp:|https?:|https?:\/\/\*(\.\*)?)$/;
const insecure = /^(http|ftp):/;
const hashed = /^'(sha(256|384|512)|nonce)-/;

/** What may stand in for scripts or styles; words that a hash beside them makes void are left out. */
function effective(sources: readonly string[]): string[] {
  const strict = sources.some((source) => hashed.test(source));
  return sources.filter((source) => !(strict && source === "'unsafe-inline'"));
}

const isLoose = (source: string) =>
  broad.test(source) || source === "'unsafe-inline'" || source === 'data:';

const verdict = (result: string, points: number): Verdict => ({
  rule: 'Content-Security-Policy',
  result,
  points,
});

/** The policy by the rules of the Observatory, the worst fault first. */
export function judgePolicy(answer: Answer): Verdict {
  const policy = readPolicy(answer);
  if (policy.size === 0) return verdict('is missing', -25);
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const scripts = effective(sourcesOf('script-src'));
  const styles = effective(sourcesOf('style-src'));
  const passive = ['img-src', 'media-src'];
  const active = [...policy]
    .filter(([name]) => !passive.includes(name))
    .flatMap(([, list]) => list);
  if (scripts.some(isLoose) || sourcesOf('object-src').some((source) => broad.test(source)))
    return verdict('lets scripts or objects come from anywhere', -20);
  if (active.some((source) => insecure.test(source)))
    return verdict('lets scripts or styles come without TLS', -20);
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return verdict('allows eval', -10);
  if (passive.flatMap(sourcesOf).some((source) => insecure.test(source)))
    return verdict('lets pictures come without TLS', -10);
  if (styles.some(isLoose)) return verdict('allows any inline style', 0);
  return sourcesOf('default-src').join() === "'none'"
    ? verdict("allows nothing that is not named: default-src 'none'", 10)
    : verdict('allows nothing unsafe', 5);
}
