import type { Answer, Verdict } from './answer.ts';

const SIX_MONTHS = 15_768_000;

/** Strict-Transport-Security of an answer that came by TLS. */
export function judgeTransport({ headers }: Answer): Verdict {
  const rule = 'Strict-Transport-Security';
  const header = headers['strict-transport-security'];
  if (header === undefined) return { rule, result: 'is missing', points: -20 };
  const [, seconds] = /(?:^|;)\s*max-age="?(\d+)"?/i.exec(header) ?? [];
  if (seconds === undefined) return { rule, result: 'has no time', points: -20 };
  if (Number(seconds) < SIX_MONTHS) return { rule, result: 'is short', points: -10 };
  const subdomains = /includesubdomains/i.test(header) ? ', subdomains too' : '';
  return {
    rule,
    result: `for ${Math.round(Number(seconds) / 86_400)} days${subdomains}`,
    points: 0,
  };
}

type Cookie = { name: string; secure: boolean; httpOnly: boolean; sameSite: string | undefined };

function readCookie(line: string): Cookie {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const named = new Map(
    attributes.map((attribute) => {
      const [name = '', value = ''] = attribute.toLowerCase().split('=');
      return [name.trim(), value.trim()];
    }),
  );
  const [name = ''] = pair.toLowerCase().split('=');
  return {
    name,
    secure: named.has('secure'),
    httpOnly: named.has('httponly'),
    sameSite: named.get('samesite'),
  };
}

const isSession = ({ name }: Cookie) => /login|sess/.test(name);

/** Faults of one cookie with what they cost. @param strict TLS is kept by Strict-Transport-Security */
function cookieFaults(cookie: Cookie, strict: boolean): [string, number][] {
  const { name, secure, httpOnly, sameSite } = cookie;
  const faults: [boolean, string, number][] = [
    [sameSite !== undefined && !/^(lax|strict|none)$/.test(sameSite), 'unknown SameSite', -20],
    [sameSite === 'none' && !secure, 'SameSite None without Secure', -20],
    [!secure, 'not Secure', strict ? -5 : -20],
    [isSession(cookie) && !secure, 'a session not Secure', strict ? -10 : -40],
    [isSession(cookie) && !httpOnly, 'a session not HttpOnly', -30],
    [name.includes('csrf') && !sameSite, 'a token against forgery without SameSite', -20],
  ];
  return faults.flatMap(([wrong, what, points]) => (wrong ? [[what, points]] : []));
}

/** Only the worst fault of all cookies counts. */
export function judgeCookies(answer: Answer): Verdict {
  const rule = 'Cookies';
  const cookies = answer.cookies.map(readCookie);
  if (cookies.length === 0) return { rule, result: 'none', points: 0 };
  const strict = judgeTransport(answer).points >= 0;
  const faults = cookies.flatMap((cookie) => cookieFaults(cookie, strict));
  const [worst] = faults.sort(([, one], [, other]) => one - other);
  if (worst) return { rule, result: worst[0], points: worst[1] };
  return cookies.every(({ sameSite }) => sameSite)
    ? { rule, result: 'Secure and SameSite', points: 5 }
    : { rule, result: 'Secure', points: 0 };
}
