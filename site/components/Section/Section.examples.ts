import type { ComponentProps } from 'react';
import { longSentence } from '../../examples/example-copy.ts';
import type { Section } from './Section.tsx';

type Example = ComponentProps<typeof Section>;

export const plain: Example = { tone: 'dark', children: 'A dark band: the studio, lamp off.' };

export const paper: Example = { tone: 'paper', children: 'A paper band: for long reading.' };

export const accent: Example = {
  tone: 'accent',
  children: 'A band in the accent: once or twice on a page.',
};

export const longText: Example = { tone: 'paper', children: `${longSentence}. ${longSentence}.` };
