import type { SeoPlan } from '../../schemas/pages/seo-plan.ts';

/** Opens the plan in place of the link's target; where the plan cannot be had, the link leads to the quote form. */
function startSeoPlan(link: HTMLAnchorElement) {
  const plan: SeoPlan = JSON.parse(link.dataset.plan ?? '');

  async function open(event: Event) {
    event.preventDefault();
    try {
      const { openPlan } = await import('./open-plan.tsx');
      openPlan(plan);
    } catch {
      location.hash = link.hash;
    }
  }

  link.role = 'button';
  link.setAttribute('aria-haspopup', 'dialog');
  link.addEventListener('click', open);
  link.addEventListener('keydown', (event) => {
    if (event.key === ' ') void open(event);
  });
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-plan]')) startSeoPlan(link);
