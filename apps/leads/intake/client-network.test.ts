import { expect, it } from 'vitest';
import { createNetworkKey } from './client-network.ts';

const network = createNetworkKey('secret');

it.each([
  ['203.0.113.10', '203.0.113.10:50001'],
  ['203.0.113.10', '::ffff:203.0.113.10'],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'],
  ['2001:db8:1:2::1', '[2001:db8:1:2::1]:50001'],
  ['2001:db8:1:2::1', '[2001:db8:1:2::1]'],
])('%s and %s are one network', (one, other) => expect(network(one)).toBe(network(other)));

it('different networks, and the same one with another secret, have different hashes', () => {
  const names = ['203.0.113.10', '203.0.113.11', '2001:db8:1:100::1', '2001:db8:1:200::1'].map(
    network,
  );
  expect(new Set(names).size).toBe(4);
  expect(createNetworkKey('other')('203.0.113.10')).not.toBe(network('203.0.113.10'));
  expect(network('')).toBe('');
});
