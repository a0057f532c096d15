import type { ComponentProps } from 'react';
import type { Metaballs } from './Metaballs.tsx';

type Example = ComponentProps<typeof Metaballs>;

export const plain: Example = {};

export const fewLarge: Example = { count: 5, size: 34, cursorSize: 4 };
