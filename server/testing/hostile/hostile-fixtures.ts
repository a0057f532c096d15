import { FRAMING_FIXTURES } from './framing-fixtures.ts';
import { MULTIPART_FIXTURES } from './multipart-fixtures.ts';
import { PATH_FIXTURES } from './path-fixtures.ts';
import { URLENCODED_FIXTURES } from './urlencoded-fixtures.ts';

/**
 * Requests that have broken form readers and web servers of others, written anew by hand: from the
 * faults that are told of multipart readers, of request smuggling and of path handling.
 */
export type HostileFixture = { readonly name: string; readonly bytes: Buffer };

export const HOSTILE_FIXTURES: readonly HostileFixture[] = Object.entries({
  ...MULTIPART_FIXTURES,
  ...URLENCODED_FIXTURES,
  ...FRAMING_FIXTURES,
  ...PATH_FIXTURES,
}).map(([name, text]) => ({ name, bytes: Buffer.from(text, 'latin1') }));
