import { Resolver } from 'node:dns/promises';
import addressparser from 'nodemailer/lib/addressparser';
import type { Environment, Finding } from './finding.ts';

/** Of one query. DNS uses UDP, which loses some packets, so there are two tries. */
const TIMEOUT_MS = 3_000;
const TRIES = 2;

/** A required DNS record: its name, a check, and the fix. */
type Rule = {
  what: 'SPF' | 'DKIM' | 'DMARC' | 'CAA';
  name: string;
  exists: (resolver: Resolver) => Promise<boolean>;
  fix: string;
};

const textRule = (rule: Omit<Rule, 'exists'>, begins: RegExp): Rule => ({
  ...rule,
  exists: async (resolver) =>
    (await resolver.resolveTxt(rule.name)).some((parts) => begins.test(parts.join(''))),
});

function mailRules(domain: string, selector: string): Rule[] {
  const spf = textRule(
    {
      what: 'SPF',
      name: domain,
      fix: `Add a TXT record at ${domain} with the value from your mail provider, such as "v=spf1 include:… -all".`,
    },
    /^v=spf1\s/i,
  );
  const dmarc = textRule(
    {
      what: 'DMARC',
      name: `_dmarc.${domain}`,
      fix: `Add a TXT record at _dmarc.${domain}, such as "v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}".`,
    },
    /^v=DMARC1\s*;/i,
  );
  const key = `${selector}._domainkey.${domain}`;
  const dkim = textRule(
    {
      what: 'DKIM',
      name: key,
      fix: `Add a TXT or CNAME record at ${key} with the value from your mail provider, such as "v=DKIM1; k=rsa; p=…".`,
    },
    /\bp=[\w+/]/,
  );
  return selector ? [spf, dkim, dmarc] : [spf, dmarc];
}

/** A certificate authority checks the host and each parent domain (RFC 8659, section 3). */
function certificateRule(host: string): Rule {
  const names = host.split('.').map((_part, index, parts) => parts.slice(index).join('.'));
  return {
    what: 'CAA',
    name: host,
    fix: `Add a CAA record at ${host} that names who may issue its certificate, such as 0 issue "letsencrypt.org".`,
    async exists(resolver) {
      for (const name of names.slice(0, -1)) {
        const found = await lookUp(() => resolver.resolveCaa(name), []);
        if (found.some(({ issue }) => issue)) return true;
      }
      return false;
    },
  };
}

const absent = ['ENODATA', 'ENOTFOUND'];

/** The result of a query, or the fallback if there is no record. @throws when no resolver responds */
async function lookUp<T>(query: () => Promise<T>, fallback: T): Promise<T> {
  try {
    return await query();
  } catch (error) {
    if (absent.includes((error as NodeJS.ErrnoException).code ?? '')) return fallback;
    throw error;
  }
}

const hostOf = (url = '') => (URL.canParse(url) ? new URL(url).hostname : '');

/** Example hosts, this machine and IP addresses have no records. */
const isDomain = (host: string) => /\.[a-z]{2,}$/.test(host) && !host.endsWith('.example');

/**
 * Checks SPF, DKIM and DMARC of the domain that sends mail, and CAA of the site's host.
 * @param env MAIL_FROM and DKIM_SELECTOR, the selector of the mail provider's key
 * @param site the URL of the live site
 * @param servers DNS servers such as `1.1.1.1` or `127.0.0.1:5353`; without any those of this machine
 * @param timeout of one query, in milliseconds
 * @returns each missing record with the fix, or all of them if no resolver responds
 */
export async function domainFindings(
  env: Environment,
  site: string | undefined,
  servers: readonly string[] = [],
  timeout = TIMEOUT_MS,
) {
  const [from] = addressparser(env.MAIL_FROM ?? '', { flatten: true });
  const mailDomain = from?.address.split('@').at(-1)?.toLowerCase() ?? '';
  const host = hostOf(site);
  const selector = env.DKIM_SELECTOR?.trim() ?? '';
  const rules = [
    ...(isDomain(mailDomain) ? mailRules(mailDomain, selector) : []),
    ...(isDomain(host) ? [certificateRule(host)] : []),
  ];
  const found: Finding[] = [];
  if (isDomain(mailDomain) && !selector)
    found.push({
      file: '.env',
      field: 'DKIM_SELECTOR',
      value: 'is not set',
      fix: 'Set it to the DKIM selector of your mail provider, so that the key can be checked.',
    });
  const resolver = new Resolver({ timeout, tries: TRIES });
  if (servers.length > 0) resolver.setServers(servers);
  const outcomes = rules.map(async ({ what, name, exists, fix }): Promise<Finding[]> => {
    const record = { file: 'DNS', field: `${what} at ${name}`, fix };
    try {
      if (await lookUp(() => exists(resolver), false)) return [];
      return [{ ...record, value: 'is missing' }];
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      const value = `could not be checked: no DNS server answered (${code}). Try again with an internet connection`;
      return [{ ...record, value }];
    }
  });
  return [...found, ...(await Promise.all(outcomes)).flat()];
}
