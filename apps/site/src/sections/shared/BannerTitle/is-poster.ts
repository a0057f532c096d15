/** One or two short words: on a phone they may be the only large thing of the screen. */
export function isPoster(title: string): boolean {
  const words = title.split(/\s+/);
  return words.length <= 2 && words.every(({ length }) => length <= 9);
}
