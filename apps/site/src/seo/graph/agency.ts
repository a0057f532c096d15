import { pageUrl } from '@agency/content/page-url.ts';
import type { Brand, Office } from '@agency/content/schemas/brand.ts';
import { siteLanguage } from '../../languages.ts';
import { absoluteUrl, agencyId, type GraphNode, ref, websiteId } from './node.ts';

/** Where an office is and when it is open. */
const placeOf = ({ address, hours }: Pick<Office, 'address' | 'hours'>) => ({
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.locality,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.country,
  },
  geo: {
    '@type': 'GeoCoordinates',
    latitude: address.latitude,
    longitude: address.longitude,
  },
  openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  })),
});

/** The agency as an organisation and a local business. The footer shows the same facts. */
export function agency(brand: Brand, blurb: string): GraphNode {
  const social = Object.values(brand.social).filter((address) => address !== undefined);
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
    ...placeOf(brand),
    ...(brand.taxNumber && { taxID: brand.taxNumber.value }),
    ...(brand.offices.length > 0 && {
      department: brand.offices.map((office) => ({
        '@type': 'ProfessionalService',
        name: office.name,
        url: absoluteUrl(pageUrl('contact')),
        image: absoluteUrl('/previews/home.jpg'),
        telephone: office.phone ?? brand.phone,
        ...placeOf(office),
      })),
    }),
    sameAs: [...social, ...brand.profiles.map(({ href }) => href)],
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
