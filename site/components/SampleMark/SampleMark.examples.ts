import type { ComponentProps } from 'react';
import type { SampleMark } from './SampleMark.tsx';

type Example = ComponentProps<typeof SampleMark>;

export const plain: Example = { label: 'sample' };

export const longText: Example = { label: 'not yet confirmed by the client' };
