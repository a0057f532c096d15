import type { ComponentProps } from 'react';
import { longSentence, longWord } from '../../examples/example-copy.ts';
import type { Wizard } from './Wizard.tsx';

type Example = ComponentProps<typeof Wizard>;

export const plain: Example = {
  steps: [
    { indicator: 'Goal', panel: 'What should it bring you?' },
    { indicator: 'Website', panel: 'Where is your website?' },
    { indicator: 'Timing', panel: 'When would you like to start?' },
  ],
  copy: { back: 'Back', next: 'Continue', finish: 'Write my brief' },
  onComplete: () => undefined,
};

export const lastStep: Example = { ...plain, initialStep: 3 };

export const longText: Example = {
  ...plain,
  initialStep: 2,
  steps: plain.steps.map(({ indicator }) => ({
    indicator: `${indicator} ${longWord}`,
    panel: longSentence,
  })),
};
