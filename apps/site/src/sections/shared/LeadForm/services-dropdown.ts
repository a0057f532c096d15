/** Closes the dropdown of services on Escape and on a click outside; it opens without script. */
export function startServicesDropdown(form: HTMLFormElement) {
  const dropdown = form.querySelector('details');
  if (!dropdown) return;
  // Firefox before 121 has no `:has()`, with which the styles name the ticked services.
  if (!CSS.supports('selector(:has(a))'))
    import('./name-services.ts').then(({ nameServices }) => nameServices(form)).catch(() => {});
  dropdown.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !dropdown.open) return;
    dropdown.open = false;
    dropdown.querySelector('summary')?.focus();
  });
  // On click, not on pointerdown: closing moves the page, and a click on the button below would miss it.
  document.addEventListener('click', ({ target }) => {
    if (!dropdown.contains(target as Node)) dropdown.open = false;
  });
}
