import type { Brand } from '@agency/content/schemas/brand.ts';
import { siteLanguage } from '../../languages.ts';
import { absoluteUrl, agencyId, type GraphNode, ref, websiteId } from './node.ts';

/** The agency as an organisation and a local business. The footer shows the same facts. */
export function agency(brand: Brand, blurb: string): GraphNode {
  const { street, locality, region, postalCode, country, latitude, longitude } = brand.address;
  return {
    '@type': ['Organization', 'ProfessionalService'],
    '@id': agencyId(),
    name: brand.name,
    description: blurb,
    url: absoluteUrl('/'),
    telephone: brand.phone,
    email: brand.email,
    logo: absoluteUrl('/apple-touch-icon.png'),
    image: absoluteUrl('/previews/home.jpg'),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: brand.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    sameAs: Object.values(brand.social).filter((address) => address !== undefined),
  } as unknown as GraphNode;
}

export function website(brand: Brand): GraphNode {
  return {
    '@type': 'WebSite',
    '@id': websiteId(),
    name: brand.name,
    url: absoluteUrl('/'),
    inLanguage: siteLanguage,
    publisher: ref(agencyId()),
  };
}
