/**
 * The pages of a long list that get a link of their own: the first, the last, and those around the one that
 * is open. What is left out between two is a gap; a gap of one page is that page.
 * @returns numbers from 1, null for a gap
 */
export function shownPages(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const shown = [...new Set(near)].sort((one, other) => one - other);
  return shown.flatMap((one, index) => {
    const before = shown[index - 1] ?? 0;
    if (one - before === 1) return [one];
    return one - before === 2 ? [one - 1, one] : [null, one];
  });
}
