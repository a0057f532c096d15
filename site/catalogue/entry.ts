import { type ComponentType, createElement, type ReactElement } from 'react';
import type { Tone } from '../components/Section/Section.tsx';
import type { CatalogueOptions } from '../examples/catalogue-options.ts';

export type Room = 'components' | 'sections' | 'islands' | 'layout';
export type Forced = 'hover' | 'focus';

/** One component in one state. */
export type Variant = {
  /** Its address below that of the entry: `long-text-320`. */
  id: string;
  name: string;
  /** What is special about the place where it stands. */
  state: string;
  tone: Tone;
  forced?: Forced;
  calm?: boolean;
  /** Shown in a window of its own: as wide as this, and as high as its content or this. */
  window?: { width?: number; height?: number };
  /** A selector of what is clicked once the part is there. */
  press?: string;
  element: ReactElement;
  example: object;
};

/** One component in all its states. */
export type Entry = {
  slug: string;
  name: string;
  room: Room;
  small: boolean;
  edge: boolean;
  variants: Variant[];
};

const narrowest = 320;
const tones = ['dark', 'paper', 'accent'] as const;
const forced = ['hover', 'focus'] as const;

const kebab = (name: string) => name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
const spaced = (name: string) => kebab(name).replaceAll('-', ' ');

/**
 * Lays out a component with its examples: each example once, `plain` in every state, and `plain` and
 * `longText` on the narrowest phone.
 * @param examples the named exports of `<Name>.examples.ts`, one for each; `plain` is the usual one
 */
export function entry(
  room: Room,
  name: string,
  Part: ComponentType<object>,
  examples: Record<string, object> & { plain: object },
  { window, press = {}, small = false }: CatalogueOptions = {},
): Entry {
  const isBand = room !== 'components';
  // A band owns ids, so each of its variants gets a window.
  const screen = isBand ? { ...(window && { height: window }) } : undefined;

  function variant(exampleName: string, state = '', place: Partial<Variant> = {}): Variant {
    const example = examples[exampleName] ?? examples.plain;
    return {
      id: [kebab(exampleName), state.replaceAll(' ', '-')].filter(Boolean).join('-'),
      name: spaced(exampleName),
      state,
      tone: 'dark',
      ...(screen && { window: screen }),
      ...(press[exampleName] && { press: press[exampleName] }),
      element: createElement(Part, example),
      example,
      ...place,
    };
  }

  const others = Object.keys(examples).filter((exampleName) => exampleName !== 'plain');
  return {
    slug: kebab(name),
    name,
    room,
    small,
    edge: isBand,
    variants: [
      ...['plain', ...others].map((exampleName) => variant(exampleName)),
      ...forced.map((one) => variant('plain', one, { forced: one })),
      ...(isBand
        ? [variant('plain', 'calm', { calm: true })]
        : tones.slice(1).map((tone) => variant('plain', `on ${tone}`, { tone }))),
      ...['plain', 'longText']
        .filter((exampleName) => exampleName in examples)
        .map((exampleName) =>
          variant(exampleName, `${narrowest} px`, { window: { ...screen, width: narrowest } }),
        ),
    ],
  };
}
