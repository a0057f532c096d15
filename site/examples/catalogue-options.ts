/** How a component is shown where its folder's usual way does not do. */
export type CatalogueOptions = {
  /** The height of the window that a variant gets; without it a window is as high as its content. */
  window?: number;
  /** By the name of an example, a selector of what is clicked once the part is there. */
  press?: Record<string, string>;
  /** Several fit beside each other. */
  small?: boolean;
};
