import { formatPosition } from '../../components/format-position.ts';

const keys: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Shows one step at a time. Without it the steps are a row that scrolls. */
function startStepper(list: HTMLElement) {
  const section = list.closest('section');
  const [back, forward] = section?.querySelectorAll<HTMLButtonElement>('[data-step]') ?? [];
  const position = section?.querySelector('[data-position]');
  const progress = section?.querySelector('progress');
  const steps = [...list.children];
  if (!section || !back || !forward) return;
  // A visitor who has scrolled to the third step stays there.
  let current = Math.round(list.scrollLeft / list.clientWidth);

  function show(index: number) {
    current = Math.min(steps.length - 1, Math.max(0, index));
    steps.forEach((step, index) => {
      step.toggleAttribute('data-shown', index === current);
    });
    if (position) position.textContent = formatPosition(current, steps.length);
    if (progress) progress.value = current + 1;
    // A disabled button would lose the focus, and the next press would be for another one.
    if (back) back.ariaDisabled = String(current === 0);
    if (forward) forward.ariaDisabled = String(current === steps.length - 1);
  }

  back.addEventListener('click', () => show(current - 1));
  forward.addEventListener('click', () => show(current + 1));
  section.addEventListener('keydown', (event) => {
    const change = keys[event.key];
    if (!change) return;
    event.preventDefault();
    show(current + change);
  });
  list.dataset.ready = '';
  list.scrollLeft = 0;
  show(current);
}

for (const list of document.querySelectorAll<HTMLElement>('[data-stepper]')) startStepper(list);
