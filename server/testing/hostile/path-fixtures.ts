import { get } from './fixture-request.ts';

export const PATH_FIXTURES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    '/../../etc/passwd',
    '/..%2f..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
    '/..;/..;/etc/passwd',
    '/..\\..\\windows\\win.ini',
    '/%5c%5cevil.example',
    '//evil.example/%2f..',
    '/%00',
    '/index.html%00.jpg',
    '/%',
    '/%ff%fe',
    '/csp-hashes.json',
    '/.git/config',
    '/.env',
    `/${'a/'.repeat(6000)}`,
    `/${'%2e'.repeat(4000)}`,
    '/?'.concat('x=y&'.repeat(3000)),
    'http://evil.example/',
    'http://[::1/',
    '*',
    '/thank-you?reference=%',
    '/leads/held/%00?token=%ff',
  ].map((address) => [`the address ${address.slice(0, 40)}`, get(address)]),
);
