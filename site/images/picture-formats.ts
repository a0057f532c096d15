/**
 * How photographs are written. AVIF in a quarter of the time of effort 2 with all colours, for as many bytes;
 * JPEG masters hold no more of their colours either.
 */
export const pictureFormats = {
  avif: { effort: 1, quality: 52, chromaSubsampling: '4:2:0' },
  webp: { effort: 2, quality: 76 },
} as const;

/**
 * The picture that is fetched first on its page gets better until it is as large as this, in bytes. A page's
 * second journey on a slow line brings its faces of type and some 30 kB more, so that costs no time.
 */
export const freeBytes = 15_000;

/** From here on nobody sees a difference. */
export const bestQuality = 94;

/** What such a picture asks for. Files are named by it, so another measure makes other files. */
export const firstQuality = `first-${freeBytes}-${bestQuality}`;
