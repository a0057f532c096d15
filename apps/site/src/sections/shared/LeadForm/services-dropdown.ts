import { servicesLabel } from '@agency/contract/services.ts';

/** Firefox before 121 has no `:has()`, with which the styles name the ticked services. */
function nameTicked(form: HTMLFormElement) {
  const chosen = form.querySelector('[data-chosen]');
  if (!chosen || CSS.supports('selector(:has(a))')) return;
  const none = chosen.textContent ?? undefined;
  const update = () => {
    const ticked = [...form.querySelectorAll('[name="services"]:checked')];
    const labels = ticked.map(({ nextElementSibling }) => nextElementSibling?.textContent ?? '');
    chosen.textContent = servicesLabel(labels, none);
  };
  form.addEventListener('input', update);
  addEventListener('pageshow', update);
  update();
}

/** Closes the dropdown of services on Escape and on a click outside; it opens without script. */
export function startServicesDropdown(form: HTMLFormElement) {
  const dropdown = form.querySelector('details');
  if (!dropdown) return;
  nameTicked(form);
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
