/** The number of a photo on the contact sheet, from its place in the list: 01 for the first. */
export const frameNumber = (index: number) => String(index + 1).padStart(2, '0');
