/** The size of an ad, or a word that filter lists of ad and tracker blockers look for: 728x90, banner-ad, google-analytics. */
const blocked =
  /\d{2,4}[-_x]\d{2,4}|analytics|cookie|counter|page-?peel|pixel|track|(^|[-_.])(ad|ads|advert|adverts|banner|banners|promo|share|social|sponsor|whatsapp)(?=$|[-_.\d])/i;

/**
 * The name of a picture in the build. Blockers hide pictures by their names, so such a name is left out: the picture
 * is named by its hash alone.
 */
export const assetFileNames = ({ names: [name = ''] }: { names: readonly string[] }): string =>
  `_astro/${blocked.test(name) ? 'picture' : '[name]'}.[hash][extname]`;
