import type { ComponentProps } from 'react';
import type { CatalogueOptions } from '../../examples/catalogue-options.ts';
import { brand, logo } from '../../examples/example-brand.ts';
import { heroLime } from '../../examples/example-pictures.ts';
import type { Header } from './Header.tsx';

type Example = ComponentProps<typeof Header>;

export const plain: Example = {
  brand,
  logo,
  path: '/our-portfolio',
  copy: {
    homeLabel: 'Zestory, home page',
    menuLabel: 'Main menu',
    sheetLabel: 'Menu',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    links: [
      { label: 'ABOUT Zestory', href: '/about-us' },
      { label: 'SERVICES', href: '/digital-marketing-services' },
      { label: 'WORK', href: '/our-portfolio' },
      { label: 'CLIENTS', href: '/our-clients' },
      { label: 'BLOGS', href: '/digital-marketing-blog' },
      { label: 'CONTACT US', href: '/contact-us' },
    ],
    letsTalk: "LET'S TALK",
    chat: 'Chat with us (opens in a new tab)',
  },
};

export const menuOpen: Example = { ...plain, menuPicture: heroLime };

export const catalogue: CatalogueOptions = {
  window: 640,
  press: { menuOpen: '[data-menu] summary' },
};
