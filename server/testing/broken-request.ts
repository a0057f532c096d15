import fc from 'fast-check';
import { HOSTILE_REQUESTS } from './hostile-requests.ts';

const damage = fc.tuple(
  fc.constantFrom('cut', 'double', 'replace'),
  fc.nat(),
  fc.string({ unit: 'binary-ascii', maxLength: 30 }),
);

/** A hostile request with a few bytes cut out, doubled or replaced, anywhere. */
export const brokenRequest: fc.Arbitrary<Buffer> = fc
  .tuple(fc.constantFrom(...HOSTILE_REQUESTS), fc.array(damage, { minLength: 1, maxLength: 4 }))
  .map(([whole, damages]) =>
    damages.reduce((all, [how, where, text]) => {
      const at = where % (all.length + 1);
      const [before, after] = [all.subarray(0, at), all.subarray(at)];
      if (how === 'double') return Buffer.concat([before, after.subarray(0, 40), after]);
      const put = how === 'cut' ? '' : text;
      return Buffer.concat([before, Buffer.from(put), after.subarray(1 + text.length)]);
    }, whole),
  );
