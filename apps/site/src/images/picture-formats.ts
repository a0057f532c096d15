/**
 * How photographs are encoded. AVIF at effort 1 and 4:2:0 takes a quarter of the time of effort 2 at 4:4:4, for as
 * many bytes. JPEG originals have no more colour detail either.
 */
export const pictureFormats = {
  avif: { effort: 1, quality: 52, chromaSubsampling: '4:2:0' },
  webp: { effort: 2, quality: 76 },
} as const;

/**
 * The quality of a page's first picture is raised until its file has this many bytes. On a slow connection about
 * 30 kB arrive in the same round trip as the fonts, so this costs no time.
 */
export const minPriorityBytes = 15_000;

/** Higher quality is not visible. */
export const maxPriorityQuality = 94;

/** The quality setting of such a picture. It is part of the file name, so that a new setting makes new files. */
export const priorityQuality = `first-${minPriorityBytes}-${maxPriorityQuality}`;
