import type { ComponentProps } from 'react';
import type { CatalogueOptions } from '../../examples/catalogue-options.ts';
import type { SampleMark } from './SampleMark.tsx';

type Example = ComponentProps<typeof SampleMark>;

export const plain: Example = { label: 'sample' };

export const longText: Example = { label: 'not yet confirmed by the client' };

export const catalogue: CatalogueOptions = { small: true };
