/** The name of a page's preview picture: `/` → `home`, `/blogs/seo` → `blogs/seo`. */
export const previewName = (path: string) => path.slice(1) || 'home';
