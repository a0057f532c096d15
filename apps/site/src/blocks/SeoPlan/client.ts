import { loadWhenVisible } from '../../client/load-when-visible.ts';

/** Turns the link to the quote form into a button that opens the plan, which writes a brief into that form. */
function startSeoPlan(link: HTMLAnchorElement) {
  const load = () => import('../../islands/PlanDialog/open-plan.tsx');
  const copy = () => JSON.parse(link.dataset.plan ?? '');
  const followLink = () => location.assign(link.href);

  async function open(event: Event) {
    event.preventDefault();
    try {
      const { openPlan } = await load();
      openPlan(copy(), followLink);
    } catch {
      followLink();
    }
  }

  link.role = 'button';
  link.setAttribute('aria-haspopup', 'dialog');
  link.addEventListener('click', open);
  link.addEventListener('keydown', (event) => {
    if (event.key === ' ') open(event);
  });
  loadWhenVisible(link, async () => (await load()).preparePlan(copy()));
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-plan]')) startSeoPlan(link);
