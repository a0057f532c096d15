import type { ComponentProps } from 'react';
import { longSentence } from '../../examples/example-copy.ts';
import type { FieldError } from './FieldError.tsx';

type Example = ComponentProps<typeof FieldError>;

export const plain: Example = { id: 'example-error', message: 'Enter your name.' };

export const longText: Example = { ...plain, message: longSentence };
