import type { Brand } from '@agency/content/schemas/brand.ts';

/** A telephone link of the agency: `tel:+914400000000`. */
export const phoneHref = (brand: { phone: string }) => `tel:${brand.phone.replace(/[^+\d]/g, '')}`;

export const emailHref = (brand: Brand) => `mailto:${brand.email}`;

/** The chat shortcut: a WhatsApp link, addressed to the agency's number for chats, fetched only when clicked. */
export const chatHref = ({ chat, phone }: Brand) =>
  `https://wa.me/${(chat ?? phone).replace(/\D/g, '')}`;

/** The postal address of an office on one line; a city that is its own region is named once. */
export const postalAddress = ({ address }: Pick<Brand, 'address'>) =>
  [
    address.street,
    `${address.locality} ${address.postalCode}`,
    ...(address.region === address.locality ? [] : [address.region]),
  ].join(', ');
