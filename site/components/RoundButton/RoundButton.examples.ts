import { type ComponentProps, createElement } from 'react';
import type { CatalogueOptions } from '../../examples/catalogue-options.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { RoundButton } from './RoundButton.tsx';

export const plain: ComponentProps<typeof RoundButton> = {
  'aria-label': 'Next',
  children: createElement(Icon, { name: 'arrow' }),
};

export const catalogue: CatalogueOptions = { small: true };
