import { formatPosition } from '../../images/format-index.ts';

const keys: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Shows one step at a time; before this the steps are a row to scroll. */
function startStepper(list: HTMLElement) {
  const section = list.closest('section');
  const [back, forward] = section?.querySelectorAll<HTMLButtonElement>('[data-step]') ?? [];
  const position = section?.querySelector('[data-position]');
  const line = section?.querySelector('progress');
  const steps = [...list.children];
  if (!section || !back || !forward) return;
  // A visitor who scrolled to the third step stays at the third.
  let shown = Math.round(list.scrollLeft / list.clientWidth);

  function show(index: number) {
    shown = Math.min(steps.length - 1, Math.max(0, index));
    steps.forEach((step, place) => {
      step.toggleAttribute('data-shown', place === shown);
    });
    if (position) position.textContent = formatPosition(shown, steps.length);
    if (line) line.value = shown + 1;
    const focused = document.activeElement;
    back?.toggleAttribute('disabled', shown === 0);
    forward?.toggleAttribute('disabled', shown === steps.length - 1);
    // The button under the focus is disabled at either end; the focus moves to its neighbour.
    if (focused === forward && forward?.disabled) back?.focus();
    if (focused === back && back?.disabled) forward?.focus();
  }

  back.addEventListener('click', () => show(shown - 1));
  forward.addEventListener('click', () => show(shown + 1));
  section.addEventListener('keydown', (event) => {
    const change = keys[event.key];
    if (!change) return;
    event.preventDefault();
    show(shown + change);
  });
  list.dataset.ready = '';
  list.scrollLeft = 0;
  show(shown);
}

for (const list of document.querySelectorAll<HTMLElement>('[data-stepper]')) startStepper(list);
