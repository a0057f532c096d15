declare module 'virtual:theme-fonts' {
  /** The addresses of the fonts that every page needs. */
  export const mainFonts: readonly string[];
  /** Those that pages in another language need too. */
  export const otherFonts: readonly string[];
}
