import type { ComponentProps } from 'react';
import type { CatalogueOptions } from '../../examples/catalogue-options.ts';
import { motion } from '../../examples/example-copy.ts';
import type { PauseButton } from './PauseButton.tsx';

export const plain: ComponentProps<typeof PauseButton> = { pause: motion.pause, play: motion.play };

export const catalogue: CatalogueOptions = { small: true };
