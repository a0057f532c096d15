import type { ComponentProps } from 'react';
import type { CatalogueOptions } from '../../examples/catalogue-options.ts';
import { heroLime } from '../../examples/example-pictures.ts';
import type { TurningPicture } from './TurningPicture.tsx';

type Example = ComponentProps<typeof TurningPicture>;

export const plain: Example = {
  picture: heroLime,
  file: '/sequences/hero-lime.frames',
  label: 'Turn the lime: drag it, or use the arrow keys',
  fingerLabel: 'Drag the lime',
};

export const catalogue: CatalogueOptions = { window: 520 };
