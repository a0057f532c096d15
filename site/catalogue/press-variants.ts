/** Clicks what a variant wants clicked: a menu to open, an empty form to send. */
export function pressVariants(): void {
  for (const stage of document.querySelectorAll<HTMLElement>('[data-press]')) {
    const wanted = stage.dataset.press ?? '';
    [...stage.querySelectorAll<HTMLElement>(wanted)]
      .find((part) => part.checkVisibility())
      ?.click();
  }
}
