import type { ComponentProps } from 'react';
import { longSentence, longWord } from '../../examples/example-copy.ts';
import type { ContactBoxes } from './ContactBoxes.tsx';

type Example = ComponentProps<typeof ContactBoxes>;

export const plain: Example = {
  label: 'Contact us',
  terms: { label: 'Opening hours and reply times', href: '/how-we-work' },
  boxes: [
    { icon: 'phone', title: 'Call us', value: '+91 44 0000 0000', href: 'tel:+914400000000' },
    {
      icon: 'mail',
      title: 'Write to us',
      value: 'hello@zestory.example',
      href: 'mailto:hello@zestory.example',
    },
    { icon: 'pin', title: 'Drop in', value: '1 Sample Street, Chennai 600001' },
  ],
};

export const longText: Example = {
  ...plain,
  boxes: plain.boxes.map((box) => ({
    ...box,
    value: box.icon === 'mail' ? `${longWord.toLowerCase()}@zestory.example` : longSentence,
  })),
};
