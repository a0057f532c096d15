/** Runs in the page: whether the error summary is visible below the header and above the first field. */
export function summaryPosition() {
  const box = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const form = 'form[action*="/backend/"]';
  const summary = box(`${form} [data-form-summary]`);
  const link = box(
    `${form} [data-form-summary] a, ${form} [data-form-summary] + ul li:last-child a`,
  );
  return {
    isVisible: summary.top >= box('[data-header]').bottom && link.bottom <= innerHeight,
    isAboveFirstField: link.height > 0 && link.bottom <= box(`${form} [data-control]`).top,
  };
}
