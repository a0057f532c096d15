import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type DrawnPart, drawVariant, nameOf } from './drawn-variant.ts';
import { entries } from './entries.ts';

const controls = ['a', 'button', 'summary', 'input', 'textarea', 'select', 'iframe'];

const isControl = ({ tag, attributes, hidden }: DrawnPart) =>
  controls.includes(tag) && attributes.type !== 'hidden' && !hidden;

/** The words an example gives for the head of a part or for its main link. */
const leading = ['title', 'heading', 'label'];

function leadingCopy(example: object): string[] {
  return Object.entries(example).flatMap(([key, value]) => {
    if (typeof value === 'string') return leading.includes(key) ? [value] : [];
    return key === 'copy' ? leadingCopy(value) : [];
  });
}

/** Drawn only when asked for, or once the script runs. */
const asleep = ['AdPixel'];

describe.each(entries)('$name', ({ name, variants }) => {
  // A state changes what is around a variant, so each example is drawn once.
  const states = variants.filter(({ state }) => state === '');

  it.each(states)('$name: says what it was given, and every control has a name', (variant) => {
    const parts = drawVariant(variant);
    expect(parts.length > 0).toBe(!asleep.includes(name));
    if (asleep.includes(name)) return;

    const said = parts.map(({ text, attributes }) => `${text} ${attributes['aria-label'] ?? ''}`);
    for (const copy of leadingCopy(variant.example)) expect(said.join(' ')).toContain(copy);
    for (const control of parts.filter(isControl)) expect(nameOf(control, parts)).not.toBe('');
    for (const { attributes } of parts.filter(({ tag }) => tag === 'img'))
      expect(attributes).toMatchObject({
        alt: expect.any(String),
        width: expect.any(String),
        height: expect.any(String),
      });
  });
});

it('shows every component and every island', () => {
  const shown = entries.map(({ name }) => name);
  const folders = ['components', 'islands'].flatMap((room) =>
    readdirSync(`site/${room}`, { withFileTypes: true }).filter((entry) => entry.isDirectory()),
  );
  expect(folders.map(({ name }) => name).filter((name) => !shown.includes(name))).toEqual([]);
});

it('gives every variant an address of its own', () => {
  const addresses = entries.flatMap(({ slug, variants }) =>
    variants.map(({ id }) => `/design/${slug}/${id}`),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
});

it('has every picture that the examples show, except the one that is missing on purpose', () => {
  const parts = entries.flatMap(({ variants }) => variants.flatMap(drawVariant));
  const sources = parts.flatMap(({ tag, attributes }) =>
    tag === 'img' ? (attributes.src ?? []) : [],
  );
  const missing = [...new Set(sources)].filter((source) => !existsSync(source.slice(1)));
  expect(missing).toEqual(['/content/no-such-picture.jpg']);
});
