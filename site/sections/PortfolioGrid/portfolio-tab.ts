/** The fragment of a portfolio tab: `Website Development` → `website-development`. */
export const tabOf = (category: string) => category.toLowerCase().replaceAll(' ', '-');
