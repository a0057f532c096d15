import { Resolver } from 'node:dns/promises';
import addressparser from 'nodemailer/lib/addressparser';
import type { Environment, Finding } from './finding.ts';

const TIMEOUT_MS = 3_000;
/** A question and its answer travel by UDP, which loses some. */
const TRIES = 2;

/** A record that the DNS must have: its name, what it looks like, and what to write. */
type Rule = {
  what: 'SPF' | 'DKIM' | 'DMARC' | 'CAA';
  name: string;
  holds: (resolver: Resolver) => Promise<boolean>;
  fix: string;
};

const textRule = (rule: Omit<Rule, 'holds'>, begins: RegExp): Rule => ({
  ...rule,
  holds: async (resolver) =>
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

/** A certificate authority looks at the host and at each domain above it (RFC 8659, 3). */
function certificateRule(host: string): Rule {
  const above = host.split('.').map((_part, index, parts) => parts.slice(index).join('.'));
  return {
    what: 'CAA',
    name: host,
    fix: `Add a CAA record at ${host} that names who may issue its certificate, such as 0 issue "letsencrypt.org".`,
    async holds(resolver) {
      for (const name of above.slice(0, -1)) {
        const found = await answered(() => resolver.resolveCaa(name), []);
        if (found.some(({ issue }) => issue)) return true;
      }
      return false;
    },
  };
}

const absent = ['ENODATA', 'ENOTFOUND'];

/** What a resolver answers, or the given value when there is no record. @throws when no resolver answers */
async function answered<T>(ask: () => Promise<T>, nothing: T): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (absent.includes((error as NodeJS.ErrnoException).code ?? '')) return nothing;
    throw error;
  }
}

const hostOf = (url = '') => (URL.canParse(url) ? new URL(url).hostname : '');

/** Hosts of the examples, this machine and plain addresses have no records of their own. */
const isDomain = (host: string) => /\.[a-z]{2,}$/.test(host) && !host.endsWith('.example');

/**
 * Looks up what receivers of mail and issuers of certificates look up: SPF, DKIM and DMARC of the domain
 * that mails come from, CAA of the site's host.
 * @param env MAIL_FROM and DKIM_SELECTOR, the name that the mail provider gives its key
 * @param site the address of the live site
 * @param servers resolvers to ask, as `1.1.1.1` or `127.0.0.1:5353`; without any those of this machine
 * @returns each record that is missing with what to write, or all of them where no resolver answers
 */
export async function domainFaults(
  env: Environment,
  site: string | undefined,
  servers: readonly string[] = [],
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
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  if (servers.length > 0) resolver.setServers(servers);
  const outcomes = rules.map(async ({ what, name, holds, fix }): Promise<Finding[]> => {
    const record = { file: 'DNS', field: `${what} at ${name}`, fix };
    try {
      if (await answered(() => holds(resolver), false)) return [];
      return [{ ...record, value: 'is missing' }];
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      const value = `could not be checked: no DNS server answered (${code}). Try again with an internet connection`;
      return [{ ...record, value }];
    }
  });
  return [...found, ...(await Promise.all(outcomes)).flat()];
}
