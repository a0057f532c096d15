import { servicesLabel } from '@agency/contract/services.ts';

/** Names the ticked services in the closed dropdown. */
export function nameServices(form: HTMLFormElement) {
  const chosen = form.querySelector('[data-chosen]');
  if (!chosen) return;
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
