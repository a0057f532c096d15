import { type ComponentProps, createElement } from 'react';
import { longSentence } from '../../examples/example-copy.ts';
import type { AccordionItem } from './AccordionItem.tsx';

type Example = ComponentProps<typeof AccordionItem>;

const words = createElement('p', null, `${longSentence}.`);

export const plain: Example = { title: 'How long until we see something?', children: words };

export const open: Example = { ...plain, open: true };

export const large: Example = { title: 'Branding', number: '01', large: true, children: words };

export const longText: Example = { ...plain, title: longSentence };
