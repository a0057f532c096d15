/** The fragment that stands for a name: `Website Development` → `website-development`. */
export const fragmentId = (name: string) => name.toLowerCase().replaceAll(' ', '-');
