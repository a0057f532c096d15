declare module 'virtual:theme-fonts' {
  /** The addresses of the fonts that every page needs. */
  export const mainFonts: readonly string[];
}
