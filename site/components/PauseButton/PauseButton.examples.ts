import type { ComponentProps } from 'react';
import { motion } from '../../gallery/example-words.ts';
import type { PauseButton } from './PauseButton.tsx';

export const plain: ComponentProps<typeof PauseButton> = { pause: motion.pause, play: motion.play };
