/**
 * How photographs are encoded; docs/measuring.md has the figures. AVIF at effort 1 and quality 52 has about the same
 * size, and takes two to four times as long. WebP is for browsers without AVIF. JPEG originals have no more colour
 * detail than 4:2:0.
 */
export const pictureFormats = {
  avif: { effort: 0, quality: 46, chromaSubsampling: '4:2:0' },
  webp: { effort: 1, quality: 72 },
} as const;
