/** A size of an ad, or a word that filter lists of ad blockers look for: 728x90, banner-ad, top-banner. */
const blocked =
  /\d{2,4}x\d{2,4}|(^|[-_.])(ad|ads|advert|adverts|banner|banners|promo|sponsor)(?=$|[-_.\d])/i;

/**
 * The name of a picture in the build. Ad blockers hide pictures by their names, so such a name is left out: the picture
 * is named by its hash alone.
 */
export const assetFileNames = ({ names: [name = ''] }: { names: readonly string[] }): string =>
  `_astro/${blocked.test(name) ? 'picture' : '[name]'}.[hash][extname]`;
