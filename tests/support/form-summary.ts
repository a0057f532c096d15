/**
 * Looked at in the page: whether the list of mistakes is in sight, free of the header, and above the
 * first field.
 */
export function summaryFoot() {
  const box = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const form = 'form[action*="/backend/"]';
  const said = box(`${form} [data-form-summary]`);
  const link = box(
    `${form} [data-form-summary] a, ${form} [data-form-summary] + ul li:last-child a`,
  );
  return {
    inSight: said.top >= box('[data-header]').bottom && link.bottom <= innerHeight,
    aboveFirst: link.height > 0 && link.bottom <= box(`${form} [data-control]`).top,
  };
}
