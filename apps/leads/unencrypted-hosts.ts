/** A setting whose address has neither TLS nor a host that is allowed without. */
type Problem = { readonly variable: string; readonly message: string };

type Addresses = {
  /** UNENCRYPTED_HOSTS: hosts on a private network. */
  readonly hosts: readonly string[];
  /** Values of settings that hold an address, by the name of the setting. */
  readonly values: Readonly<Record<string, string | undefined>>;
};

/** The names of this machine for itself. */
export const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;
const POSTGRES_TLS = ['require', 'verify-ca', 'verify-full'];

/** The fix for an address whose connection can be read on the way; undefined when it has TLS. */
function fixOf({ protocol, searchParams }: URL): string | undefined {
  switch (protocol) {
    case 'smtp:':
      return searchParams.get('requireTLS') === 'true'
        ? undefined
        : 'use smtps://, or add ?requireTLS=true';
    case 'http:':
      return 'use https://';
    case 'postgres:':
    case 'postgresql:':
      return POSTGRES_TLS.includes(searchParams.get('sslmode') ?? '')
        ? undefined
        : 'add ?sslmode=verify-full';
    default:
      return undefined;
  }
}

/** The host of an address; empty for a socket of this machine. */
function hostOf(url: URL): string {
  const host = url.searchParams.get('host') ?? url.hostname;
  return host.startsWith('/') ? '' : host.toLowerCase();
}

/** Whether nobody else can read what is sent to an address: on this machine, or on a network of UNENCRYPTED_HOSTS. */
export function isPrivate(url: URL, hosts: readonly string[]): boolean {
  const host = hostOf(url);
  const allowed = hosts.map((name) => name.toLowerCase());
  return host === '' || LOOPBACK.test(host) || allowed.includes(host);
}

/** Passwords and leads that would travel readable over a network. */
export function unencryptedAddresses({ hosts, values }: Addresses): Problem[] {
  return Object.entries(values).flatMap(([variable, text]) => {
    const url = URL.parse(text ?? '');
    const fix = url && fixOf(url);
    if (!url || !fix || isPrivate(url, hosts)) return [];
    const message = `would send passwords and leads to ${hostOf(url)} without TLS: ${fix}. If only your own private network is between, name the host in UNENCRYPTED_HOSTS.`;
    return [{ variable, message }];
  });
}
