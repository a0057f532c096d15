import type { ComponentProps } from 'react';
import type { CatalogueOptions } from '../../examples/catalogue-options.ts';
import { longSentence } from '../../examples/example-copy.ts';
import type { ActionLink } from './ActionLink.tsx';

type Example = ComponentProps<typeof ActionLink>;

export const plain: Example = { href: '/contact-us', label: 'Get Started' };

export const outline: Example = { href: '/our-clients', label: 'VIEW ALL', variant: 'outline' };

export const quiet: Example = { href: '/about-us', label: 'More about us', variant: 'quiet' };

export const otherIcon: Example = { href: 'tel:+914400000000', label: 'Call us', icon: 'phone' };

export const longText: Example = { href: '/contact-us', label: longSentence };

export const catalogue: CatalogueOptions = { small: true };
