/** The files of the entries that have a page each, by the folder of its address. */
export const entryFiles = {
  '': 'pages/*/page.mdx',
  '/blogs': 'articles/*/article.mdx',
  '/portfolio': 'case-studies/*/case-study.yaml',
  '/portfolio/photography': 'photography/*/gallery.yaml',
};
