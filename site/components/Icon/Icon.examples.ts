import type { ComponentProps } from 'react';
import type { CatalogueOptions } from '../../examples/catalogue-options.ts';
import type { Icon } from './Icon.tsx';

type Example = ComponentProps<typeof Icon>;

export const plain: Example = { name: 'arrow' };
export const diagonal: Example = { name: 'diagonal' };
export const back: Example = { name: 'back' };
export const plus: Example = { name: 'plus' };
export const check: Example = { name: 'check' };
export const close: Example = { name: 'close' };
export const pause: Example = { name: 'pause' };
export const play: Example = { name: 'play' };
export const phone: Example = { name: 'phone' };
export const mail: Example = { name: 'mail' };
export const pin: Example = { name: 'pin' };
export const chat: Example = { name: 'chat' };
export const facebook: Example = { name: 'facebook' };
export const instagram: Example = { name: 'instagram' };
export const linkedin: Example = { name: 'linkedin' };
export const youtube: Example = { name: 'youtube' };

export const catalogue: CatalogueOptions = { small: true };
