/**
 * How photographs are written. AVIF in a quarter of the time of effort 2 with all colours, for as many bytes;
 * JPEG masters hold no more of their colours either.
 */
export const pictureFormats = {
  avif: { effort: 1, quality: 52, chromaSubsampling: '4:2:0' },
  webp: { effort: 2, quality: 76 },
} as const;

/** What a picture asks for that is fetched first on its page: picture-service.ts writes it as well as its journey allows. */
export const firstQuality = 'first';
