import fc from 'fast-check';
import { LEAD_FIELDS } from '../../../contract/lead-forms.ts';

const OWN_NAMES = [...LEAD_FIELDS, 'submission_id', 'started_at', 'origin', 'notice_text'];
const NAMES = [...OWN_NAMES, '__proto__', 'constructor', 'toString', 'name[]', 'a.b', '', '\0'];

export const latin = (most: number) => fc.string({ unit: 'binary-ascii', maxLength: most });
const anyText = (most: number) => fc.string({ unit: 'binary', maxLength: most });
export const bytes = (most: number) =>
  fc.uint8Array({ maxLength: most }).map((all) => Buffer.from(all));
export const pick = <T>(...all: T[]) => fc.constantFrom(...all);
/** Now and then one that is far too long. */
export const long = (sign: string, most: number) =>
  fc.nat({ max: most }).map((n) => sign.repeat(n));

export const lineEnd = fc.oneof(
  { weight: 8, arbitrary: pick('\r\n') },
  pick('\n', '\r', '', '\r\n\r\n'),
);

export const name = fc.oneof({ weight: 6, arbitrary: pick(...NAMES) }, anyText(60), long('n', 300));
export const value = fc.oneof(
  { weight: 4, arbitrary: pick('Meena', '+91 44 0000 0000', 'a@b.example', '=1+1', '\u202Emoc') },
  { weight: 4, arbitrary: anyText(200) },
  long('x', 30_000),
);
