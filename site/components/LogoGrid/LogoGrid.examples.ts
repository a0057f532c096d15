import type { ComponentProps } from 'react';
import type { LogoGrid } from './LogoGrid.tsx';

type Example = ComponentProps<typeof LogoGrid>;

const logo = (file: string, name: string) => ({
  name,
  src: `/content/clients/${file}.svg`,
  width: 200,
  height: 96,
});

export const plain: Example = {
  logos: [
    logo('01-meal-maven', 'Meal Maven'),
    logo('02-chef-mn', 'Chef MN'),
    logo('03-seven-screen', 'Seven Screen'),
    logo('04-vermello', 'Vermello'),
  ],
};

export const numbered: Example = {
  logos: plain.logos.map((entry, index) => ({ ...entry, number: index + 1 })),
};

export const oneLogo: Example = { logos: plain.logos.slice(0, 1) };
