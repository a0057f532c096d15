import { expect, it } from 'vitest';
import { rawColour, rawColours, rolesOfTone } from './colour-tokens.ts';

it('every raw colour is read, whatever its notation of digits', () => {
  expect(rawColours.size).toBeGreaterThan(8);
  for (const [name, value] of rawColours) expect(value, name).toMatch(/^#[\da-f]{3,8}$/i);
});

it.each(['dark', 'paper', 'accent'])('on %s every role is played by a raw colour', (tone) => {
  const roles = rolesOfTone(tone);
  expect([...roles.keys()]).toEqual(
    expect.arrayContaining(['background', 'text', 'accent', 'error']),
  );
  for (const colour of roles.values()) expect(rawColours.has(colour)).toBe(true);
});

it('a name that no token has is reported at once', () => {
  expect(() => rawColour('mauve-500')).toThrow('names no colour --mauve-500');
});
