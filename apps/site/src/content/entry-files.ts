/** The files of the entries that have a page each, by the first part of its path. */
export const entryFiles = {
  '': 'pages/*/page.mdx',
  '/blogs': 'articles/*/article.mdx',
  '/portfolio': 'case-studies/*/case-study.yaml',
  '/portfolio/photography': 'photography/*/gallery.yaml',
};
