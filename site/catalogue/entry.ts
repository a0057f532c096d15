import { type ComponentType, createElement, type ReactElement } from 'react';
import type { Tone } from '../components/Section/Section.tsx';

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

type Wishes<State extends string> = {
  /** What it stands on, the usual tone first. A part that brings its own tone needs one only. */
  tones?: readonly [Tone, ...Tone[]];
  /** The states of the pointer and the keyboard that change how it appears. */
  forced?: readonly Forced[];
  /** It moves by itself, so it is also shown at rest. */
  moves?: boolean;
  /** It owns ids or the screen, so each variant gets a window: as high as its content, or this high. */
  window?: 'fit' | number;
  /** Examples also shown on the narrowest phone. */
  narrow?: readonly State[];
  /** Examples also shown on a desk, where the catalogue's own column is too narrow for that. */
  wide?: readonly State[];
  press?: Partial<Record<State, string>>;
  /** Several fit beside each other. */
  small?: boolean;
  /** It reaches from edge to edge, or brings its own margins. */
  edge?: boolean;
};

const widths = { narrow: 320, wide: 1280 };

const kebab = (name: string) => name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
const spaced = (name: string) => kebab(name).replaceAll('-', ' ');

/**
 * Lays out a component with its examples: each example once, and `plain` in every state asked for.
 * @param examples the named exports of `<Name>.examples.ts`, one for each; `plain` is the usual one
 */
export function entry<
  Props extends object,
  Examples extends { plain: Props } & Record<string, Props>,
>(
  room: Room,
  name: string,
  Part: ComponentType<Props>,
  examples: Examples,
  wishes: Wishes<Extract<keyof Examples, string>> = {},
): Entry {
  const { tones = ['dark'], forced = [], moves = false, narrow = ['plain'], wide = [] } = wishes;
  const [tone, ...otherTones] = tones;
  const screen = wishes.window === undefined ? undefined : heightOf(wishes.window);

  function variant(exampleName: string, state = '', place: Partial<Variant> = {}): Variant {
    const example = examples[exampleName] ?? examples.plain;
    const press = wishes.press?.[exampleName as Extract<keyof Examples, string>];
    return {
      id: [kebab(exampleName), state.replaceAll(' ', '-')].filter(Boolean).join('-'),
      name: spaced(exampleName),
      state,
      tone,
      window: screen,
      press,
      element: createElement(Part, example),
      example,
      ...place,
    };
  }

  const inWindow = (exampleName: string, width: number) =>
    variant(exampleName, `${width} px`, { window: { ...screen, width } });

  const states = [
    'plain',
    ...Object.keys(examples).filter((exampleName) => exampleName !== 'plain'),
  ];
  return {
    slug: kebab(name),
    name,
    room,
    small: wishes.small ?? false,
    edge: wishes.edge ?? room !== 'components',
    variants: [
      ...states.map((exampleName) => variant(exampleName)),
      ...forced.map((one) => variant('plain', one, { forced: one })),
      ...otherTones.map((other) => variant('plain', `on ${other}`, { tone: other })),
      ...(moves ? [variant('plain', 'calm', { calm: true, window: screen ?? {} })] : []),
      ...narrow.map((exampleName) => inWindow(exampleName, widths.narrow)),
      ...wide.map((exampleName) => inWindow(exampleName, widths.wide)),
    ],
  };
}

const heightOf = (wish: 'fit' | number) => (wish === 'fit' ? {} : { height: wish });
