import type { Brand } from '../schemas/brand.ts';

const mark = (file: string, width: number, height: number) => ({
  src: `/content/brand/${file}`,
  width,
  height,
  format: 'svg' as const,
});

export const logo = mark('logo-lockup.svg', 174, 32);
export const wordmark = mark('wordmark.svg', 639, 119);

export const brand: Brand = {
  name: 'Zestory',
  legalName: 'Zestory Digital Private Limited',
  tagline: 'Beyond the Obvious',
  url: 'https://zestory.example',
  phone: '+91 44 0000 0000',
  email: 'hello@zestory.example',
  address: {
    street: '1 Sample Street, George Town',
    locality: 'Chennai',
    region: 'Tamil Nadu',
    postalCode: '600001',
    country: 'IN',
    latitude: 13.0948,
    longitude: 80.2889,
  },
  timeZone: 'Asia/Kolkata',
  hours: [
    {
      label: 'Monday to Friday, 9.30 am to 6.30 pm',
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:30',
      closes: '18:30',
    },
  ],
  social: {
    facebook: 'https://www.facebook.com/zestory.example',
    instagram: 'https://www.instagram.com/zestory.example',
    linkedin: 'https://www.linkedin.com/company/zestory-example',
    youtube: 'https://www.youtube.com/@zestory-example',
  },
  trackers: { metaPixelId: '' },
  machines: { answers: true, training: false },
  foundingYear: 2019,
  samples: [],
};
