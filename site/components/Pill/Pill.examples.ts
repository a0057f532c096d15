import type { ComponentProps } from 'react';
import type { CatalogueOptions } from '../../examples/catalogue-options.ts';
import { longSentence } from '../../examples/example-copy.ts';
import type { Pill } from './Pill.tsx';

type Example = ComponentProps<typeof Pill>;

export const plain: Example = { label: 'Send it over' };

export const pending: Example = { label: 'Sending…', 'aria-disabled': true };

export const longText: Example = { label: longSentence };

export const catalogue: CatalogueOptions = { small: true };
