import { pageContent } from '../../content.ts';
import { emailAddress, phoneAddress, postalAddress } from '../../layout/contact-addresses.ts';
import type { ContactBoxesProps } from './ContactBoxes.tsx';

export async function loadContactBoxes(): Promise<ContactBoxesProps> {
  const { boxes, banner } = await pageContent('contact');
  const brand = await pageContent('brand');
  return {
    label: banner.title,
    terms: boxes.terms,
    boxes: [
      { icon: 'phone', title: boxes.phone, value: brand.phone, href: phoneAddress(brand) },
      { icon: 'mail', title: boxes.email, value: brand.email, href: emailAddress(brand) },
      { icon: 'pin', title: boxes.address, value: postalAddress(brand) },
    ],
  };
}
