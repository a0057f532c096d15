import { select, selectAll } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { Answer, Verdict } from './answer.ts';
import { judgePolicy, readPolicy } from './content-policy.ts';
import { judgeCookies, judgeTransport } from './transport.ts';

const privateReferrers =
  /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
const openReferrers = /^(origin|origin-when-cross-origin|unsafe-url|no-referrer-when-downgrade)$/;

function judgeReferrer({ headers }: Answer): Verdict {
  const rule = 'Referrer-Policy';
  const header = headers['referrer-policy'];
  if (header === undefined) return { rule, result: 'is missing', points: 0 };
  const known = header
    .split(',')
    .map((value) => value.trim().toLowerCase())
    .filter((value) => privateReferrers.test(value) || openReferrers.test(value));
  return privateReferrers.test(known.at(-1) ?? '')
    ? { rule, result: 'tells other sites no page', points: 5 }
    : {
        rule,
        result: known.length > 0 ? 'tells other sites the page' : 'is not known',
        points: -5,
      };
}

function judgeSniffing({ headers }: Answer): Verdict {
  const rule = 'X-Content-Type-Options';
  return headers['x-content-type-options']?.trim().toLowerCase() === 'nosniff'
    ? { rule, result: 'nosniff', points: 0 }
    : { rule, result: 'is not nosniff', points: -5 };
}

function judgeFraming(answer: Answer): Verdict {
  const rule = 'X-Frame-Options';
  if (readPolicy(answer).has('frame-ancestors'))
    return { rule, result: 'by frame-ancestors', points: 5 };
  return /^(deny|sameorigin|allow-from .+)$/i.test(answer.headers['x-frame-options']?.trim() ?? '')
    ? { rule, result: 'by the old header alone', points: 0 }
    : { rule, result: 'any site may frame it', points: -20 };
}

function judgeResourcePolicy({ headers }: Answer): Verdict {
  const rule = 'Cross-Origin-Resource-Policy';
  const value = headers['cross-origin-resource-policy']?.trim().toLowerCase();
  if (value === undefined) return { rule, result: 'is missing', points: 0 };
  if (/^same-(origin|site)$/.test(value)) return { rule, result: value, points: 10 };
  return value === 'cross-origin'
    ? { rule, result: value, points: 0 }
    : { rule, result: 'is not known', points: -5 };
}

function judgeSharing({ headers }: Answer): Verdict {
  const rule = 'Access-Control-Allow-Origin';
  const open = headers['access-control-allow-origin'] === '*';
  return open && headers['access-control-allow-credentials'] === 'true'
    ? { rule, result: 'any site may read it with credentials', points: -50 }
    : { rule, result: open ? 'public' : 'restricted', points: 0 };
}

/** Scripts of other hosts want a hash of theirs; those of the site may have one. */
function judgeScripts({ headers, body }: Answer): Verdict {
  const rule = 'Subresource Integrity';
  if (!headers['content-type']?.startsWith('text/html'))
    return { rule, result: 'no page', points: 0 };
  const tree = unified().use(rehypeParse).parse(body);
  const foreign = selectAll('script[src]', tree).filter(({ properties }) =>
    /^(https?:)?\/\//.test(String(properties.src)),
  );
  const unsafe = foreign.filter(({ properties }) => !String(properties.src).startsWith('https:'));
  if (unsafe.some(({ properties }) => !properties.integrity))
    return { rule, result: 'scripts of others without TLS and hash', points: -50 };
  if (unsafe.length > 0) return { rule, result: 'scripts of others without TLS', points: -20 };
  if (foreign.some(({ properties }) => !properties.integrity))
    return { rule, result: 'scripts of others without a hash', points: -5 };
  return foreign.length > 0 || select('script[src][integrity]', tree)
    ? { rule, result: 'with hashes', points: 5 }
    : { rule, result: 'only scripts of the site', points: 0 };
}

/** The Observatory gives nothing for it; this audit asks for it all the same. */
function judgeOpener({ headers }: Answer): Verdict {
  const rule = 'Cross-Origin-Opener-Policy';
  return { rule, result: headers['cross-origin-opener-policy'] ?? 'is missing', points: 0 };
}

const judges = [
  judgePolicy,
  judgeCookies,
  judgeSharing,
  judgeTransport,
  judgeReferrer,
  judgeScripts,
  judgeSniffing,
  judgeFraming,
  judgeResourcePolicy,
  judgeOpener,
];

export type HeaderScore = { score: number; verdicts: Verdict[] };

/** Below this nobody gets extra points. */
const ENOUGH_FOR_EXTRA = 90;

/**
 * The headers of an answer by the rules of Mozilla's HTTP Observatory: 100, less what is wrong, and, where
 * 90 are left, more for what is done beyond the usual. Two of its rules need a live host: whether plain
 * HTTP leads on to TLS, and whether browsers know the host by a list (+5). Both count as nothing here.
 * Source: https://github.com/mdn/mdn-http-observatory, src/grader/charts.js
 */
export function scoreHeaders(answer: Answer): HeaderScore {
  const verdicts = judges.map((judge) => judge(answer));
  const sum = (points: readonly number[]) => points.reduce((total, one) => total + one, 0);
  const points = verdicts.map((verdict) => verdict.points);
  const without = 100 + sum(points.filter((one) => one < 0));
  const extra = without >= ENOUGH_FOR_EXTRA ? sum(points.filter((one) => one > 0)) : 0;
  return { score: Math.max(0, without + extra), verdicts };
}
