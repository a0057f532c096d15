import type { ComponentProps } from 'react';
import { longSentence, longWord } from '../../examples/example-copy.ts';
import type { MapEmbed } from './MapEmbed.tsx';

type Example = ComponentProps<typeof MapEmbed>;

export const plain: Example = {
  copy: {
    heading: 'Where to find us',
    note: 'The map comes from an outside map service, so it waits for your click.',
    action: 'Load the map',
    open: 'Open the map in a new tab',
  },
  place: { latitude: 13.0948, longitude: 80.2889 },
};

export const longText: Example = {
  ...plain,
  copy: { ...plain.copy, heading: longWord, note: longSentence, action: longSentence },
};
