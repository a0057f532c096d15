import type { ComponentProps } from 'react';
import type { CatalogueOptions } from '../../examples/catalogue-options.ts';
import { longSentence, longWord } from '../../examples/example-copy.ts';
import { creation, discovery } from '../../examples/example-pictures.ts';
import type { ProcessStepper } from './ProcessStepper.tsx';

type Example = ComponentProps<typeof ProcessStepper>;

export const plain: Example = {
  heading: 'How a project runs',
  previous: 'Previous',
  next: 'Next',
  steps: [
    { title: 'Discovery', text: 'We read, ask and listen before we draw.', picture: discovery },
    { title: 'Creation', text: 'Words and pictures grow together.', picture: creation },
  ],
};

export const lastStep: Example = plain;

export const longText: Example = {
  ...plain,
  heading: longSentence,
  steps: plain.steps.map((step) => ({ ...step, title: `${step.title} ${longWord}` })),
};

export const catalogue: CatalogueOptions = { press: { lastStep: 'button:last-of-type' } };
