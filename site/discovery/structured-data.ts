import type { Thing, WithContext } from 'schema-dts';
import type { Brand } from '../shapes/brand.ts';
import type { Seo } from '../shapes/seo.ts';

export type StructuredData = WithContext<Thing>;

const host = (brand: Brand) => brand.url.replace(/\/$/, '');

/** The agency as a local business. */
export function organisation(brand: Brand): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': `${host(brand)}/#agency`,
    name: brand.name,
    legalName: brand.legalName,
    slogan: brand.tagline,
    url: host(brand),
    telephone: brand.phone,
    email: brand.email,
    foundingDate: String(brand.foundingYear),
    address: {
      '@type': 'PostalAddress',
      streetAddress: brand.address.street,
      addressLocality: brand.address.locality,
      addressRegion: brand.address.region,
      postalCode: brand.address.postalCode,
      addressCountry: brand.address.country,
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: brand.address.latitude,
      longitude: brand.address.longitude,
    },
    sameAs: Object.values(brand.social),
  };
}

export function website(brand: Brand): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brand.name,
    url: host(brand),
    inLanguage: 'en-IN',
    publisher: { '@id': `${host(brand)}/#agency` },
  };
}

export function aboutPage(brand: Brand, seo: Seo): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'AboutPage',
    name: seo.title,
    description: seo.description,
    url: `${host(brand)}/about-us`,
    about: { '@id': `${host(brand)}/#agency` },
  };
}

/** The questions of the SEO page. */
export function questions(items: readonly { question: string; answer: string }[]): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Where a page lies: home, its listing, itself. */
export function breadcrumbs(
  brand: Brand,
  trail: readonly { name: string; path: string }[],
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${host(brand)}${path}`,
    })),
  };
}
