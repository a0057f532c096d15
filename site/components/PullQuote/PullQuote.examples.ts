import type { ComponentProps } from 'react';
import { longSentence, longWord } from '../../examples/example-copy.ts';
import type { PullQuote } from './PullQuote.tsx';

type Example = ComponentProps<typeof PullQuote>;

export const plain: Example = { text: 'Page two is a quiet neighbourhood.' };

export const longText: Example = { text: `${longSentence}. ${longWord}.` };
