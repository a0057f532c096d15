import { post, urlencoded } from './fixture-request.ts';

export const URLENCODED_FIXTURES: Readonly<Record<string, string>> = {
  'twenty thousand ampersands': urlencoded('&'.repeat(20_000)),
  'ten thousand names': urlencoded(Array.from({ length: 6000 }, (_, n) => `k${n}=`).join('&')),
  'one name ten thousand times': urlencoded('name=a&'.repeat(8000)),
  'broken percent codes': urlencoded('name=%&email=%zz&phone=%1&%=%'),
  'overlong UTF-8': urlencoded('name=%c0%af%e0%80%af&email=%f8%88%80%80%80'),
  'half a surrogate': urlencoded('name=%ed%a0%80'),
  'zero bytes': urlencoded('name=%00&ema%00il=\0'),
  'names that collide with methods': urlencoded('__proto__[x]=1&constructor.prototype.x=1'),
  'a body that says it is compressed': urlencoded('name=x', ['Content-Encoding: gzip']),
  'JSON in disguise': urlencoded('{"name":"x"}'),
  'a type with two meanings': post('application/x-www-form-urlencoded, text/plain', 'name=x'),
  'a type of 8 kB': post(`text/${'x'.repeat(8000)}`, 'name=x'),
  'a waiting body': urlencoded('name=x', ['Expect: 100-continue']),
  'an unknown expectation': urlencoded('name=x', ['Expect: 200-ok']),
  'an upgrade': urlencoded('name=x', ['Connection: Upgrade', 'Upgrade: h2c']),
};
