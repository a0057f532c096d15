import { pageUrl } from '@agency/content/page-url.ts';
import type { Brand } from '@agency/content/schemas/brand.ts';
import type { Seo } from '@agency/content/schemas/seo.ts';
import { localeOf } from '../languages.ts';
import { previewName } from './preview-name.ts';
import { previewSize } from './preview-picture.ts';
import { themeColour } from './theme-colour.ts';
import type { PageVersion } from './versions.ts';

type HeadTagsProps = {
  seo: Seo;
  path: string;
  ogType: 'website' | 'article';
  unlisted: boolean;
  brand: Brand;
  language: string;
  /** The page in all its languages, where it has several. */
  versions: readonly PageVersion[];
  /** The path of the page whose picture is shared, and what the picture shows. */
  preview: { path: string; alt: string };
};

/** The tags in the head of a page for search engines and shared links. */
export function HeadTags(props: HeadTagsProps) {
  const { seo, path, ogType, unlisted, brand, language, versions, preview } = props;
  const host = brand.url.replace(/\/$/, '');
  const canonical = path === '/' ? `${host}/` : `${host}${path}`;
  // The 404 page is shown at any address.
  const hasAddress = path !== pageUrl('notFound');
  return (
    <>
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      {seo.keywords?.length ? <meta name="keywords" content={seo.keywords.join(', ')} /> : null}
      {hasAddress ? <link rel="canonical" href={canonical} /> : null}
      {versions.map((version) => (
        <link
          key={version.path}
          rel="alternate"
          hrefLang={version.language}
          href={host + version.path}
        />
      ))}
      {versions[0] ? (
        <link rel="alternate" hrefLang="x-default" href={host + versions[0].path} />
      ) : null}
      <meta
        name="robots"
        content={unlisted ? 'noindex' : 'max-image-preview:large, max-snippet:-1'}
      />
      <meta property="og:type" content={ogType} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      {hasAddress ? <meta property="og:url" content={canonical} /> : null}
      <meta property="og:locale" content={localeOf(language)} />
      {unlisted ? null : (
        <>
          <meta property="og:image" content={`${host}/previews/${previewName(preview.path)}.jpg`} />
          <meta property="og:image:width" content={String(previewSize.width)} />
          <meta property="og:image:height" content={String(previewSize.height)} />
          <meta property="og:image:alt" content={preview.alt} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content={themeColour()} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <link rel="alternate" type="application/rss+xml" title={brand.name} href="/feed.xml" />
    </>
  );
}
