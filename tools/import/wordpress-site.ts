import { knownPaths } from '@agency/content/page-paths.ts';
import { entryUrl, pageUrl } from '@agency/content/page-url.ts';
import { redirectOf } from '@agency/contract/redirects.ts';
import { categoriesOf, freeSlugs } from './import-site.ts';
import { type OldAddress, oldPath, topicPage } from './old-addresses.ts';
import type { OldSite, Post, TopicOf } from './post.ts';
import { plain } from './post-fields.ts';
import { postHtml } from './post-html.ts';
import type { WordPressExport, WordPressItem } from './read-wordpress.ts';
import { checkUploads, keepFile, uploadedFile, uploadPath } from './uploads.ts';
import { addressesOf, furtherPages, listAddresses } from './wordpress-addresses.ts';

type Files = ReadonlyMap<string, WordPressItem>;

/** Hidden posts too: all become drafts. */
const IMPORTED = ['publish', 'future', 'draft', 'pending', 'private'];

/** The pages of most sites that this one has too, by the end of their old address. */
const samePages = new Map<string, string>([
  ['/about', pageUrl('about')],
  ['/contact', pageUrl('contact')],
  ['/services', pageUrl('servicesPage')],
  ['/portfolio', pageUrl('portfolio')],
  ['/blog', pageUrl('blog')],
]);

const pathOfItem = ({ link }: WordPressItem) => (URL.canParse(link) ? oldPath(link) : '');

/** The pictures of a [gallery]: those that it names, else those that were uploaded to the post. */
const galleryOf =
  ({ id }: WordPressItem, files: Files) =>
  (ids: string[] | undefined): string => {
    const all =
      ids?.map((one) => files.get(one)) ??
      [...files.values()].filter(({ parent }) => parent === id);
    const items = all.flatMap((one) =>
      one ? [`<li><img src="${one.file}"><figcaption>${plain(one.excerpt)}</figcaption></li>`] : [],
    );
    return `\n\n<ul class="gallery">${items.join('')}</ul>\n\n`;
  };

const altOfFile = (file: WordPressItem | undefined) =>
  file?.meta.get('_wp_attachment_image_alt') ?? '';

/** What the report says of posts that visitors did not see. */
const hiddenPosts: Record<string, string> = {
  private: 'was private',
  draft: 'was a draft',
  pending: 'was waiting for approval',
  future: 'was planned',
};

/** The footnotes of a post, which its block stores beside it, by their number. */
function footnotesOf({ meta }: WordPressItem): ReadonlyMap<string, string> {
  try {
    const notes = JSON.parse(meta.get('footnotes') || '[]') as { id: string; content: string }[];
    return new Map(notes.map(({ id, content }) => [id, content]));
  } catch {
    // A theme has something else there.
    return new Map();
  }
}

function postOf(item: WordPressItem, slug: string, files: Files): Post {
  const { title, day, author, excerpt, categories, tags, status, hasPassword, meta } = item;
  const hidden = hiddenPosts[status];
  const notes = hidden ? [hidden] : [];
  if (hasPassword) notes.push('had a password');
  const html = postHtml(
    item.html,
    galleryOf(item, files),
    (code) => notes.push(`shortcode ${code}`),
    footnotesOf(item),
  );
  const description = meta.get('_yoast_wpseo_metadesc') ?? meta.get('rank_math_description') ?? '';
  const cover = files.get(meta.get('_thumbnail_id') ?? '');
  return {
    ...{ slug, title, html, excerpt, description, day, author, categories, tags, notes },
    cover: cover && { url: cover.file, alt: altOfFile(cover) },
  };
}

/** The addresses of pages that this site has too, of files, and of lists. */
function otherAddresses(data: WordPressExport, site: OldSite, topicOf: TopicOf): OldAddress[] {
  const { pages, redirects } = knownPaths();
  const ofPages = data.items.flatMap((item) => {
    const path = item.type === 'page' ? pathOfItem(item) : '';
    const to = pages.has(path) ? path : (redirectOf(redirects, path) ?? samePages.get(path));
    if (to === undefined) return [];
    const further = to === pageUrl('blog') ? furtherPages(path) : [];
    return [...addressesOf(item, to), ...further];
  });
  const topics = categoriesOf(site).map(
    ({ category }) => [category.slug, topicPage(topicOf(category))] as const,
  );
  // WordPress has a page for each file of its library.
  const ofFiles = data.items
    .filter(({ type }) => type === 'attachment')
    .flatMap((item) => addressesOf(item, pageUrl('blog')));
  return [...ofPages, ...ofFiles, ...listAddresses(data, new Map(topics))].filter(({ to }) =>
    pages.has(to),
  );
}

/** The site of an export of WordPress. @param uploads a copy of wp-content/uploads */
export function wordPressSite(data: WordPressExport, uploads: string | undefined): OldSite {
  checkUploads(uploads);
  const files = new Map(data.items.map((item) => [item.id, item]));
  const items = data.items.filter(
    ({ type, status }) => type === 'post' && IMPORTED.includes(status),
  );
  const slugOf = freeSlugs();
  const posts = items.map((item) => postOf(item, slugOf(item.slug || item.title, item.id), files));
  const originalPath = (url: string) => uploadPath(url)?.replace(/-\d+x\d+(?=\.\w+$)/, '');
  const site: OldSite = {
    url: data.url,
    posts,
    pages: data.items
      .filter(({ type, status }) => type === 'page' && status === 'publish')
      .filter((page) => pathOfItem(page) !== '/')
      .map((page) => ({
        from: addressesOf(page, '').map(({ from }) => from),
        title: plain(page.title),
      })),
    lines: (topicOf) => [
      ...items.flatMap((item, index) =>
        addressesOf(item, entryUrl('articles', posts[index]?.slug ?? '')),
      ),
      ...otherAddresses(data, site, topicOf),
    ],
    sources: (linkTo) => ({
      linkTo,
      fileOf: (url) => uploadedFile(uploads, url),
      altOf: (url) =>
        altOfFile([...files.values()].find((one) => uploadPath(one.file) === originalPath(url))),
    }),
    keepFile: (url) => keepFile(uploads, url),
  };
  return site;
}
