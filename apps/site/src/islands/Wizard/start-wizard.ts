/**
 * Shows the steps of a wizard one at a time.
 * @param onComplete called when a visitor goes on from the last step
 * @returns a function that shows the first step and returns it; the answers stay
 */
export function startWizard(
  form: HTMLFormElement,
  onComplete: () => void,
): () => HTMLElement | undefined {
  const all = (selector: string) => [...form.querySelectorAll<HTMLElement>(selector)];
  const panels = all('[data-panel]');
  const [back, next] = all('[data-back], [type="submit"] > span');
  let step = 1;

  /** Indicators before the step are complete; one past the last step completes all. */
  function show(to: number) {
    step = to;
    const visible = Math.min(step, panels.length);
    panels.forEach((panel, index) => {
      panel.hidden = index !== visible - 1;
    });
    all('[data-indicator]').forEach((indicator, index) => {
      const isDone = index < step - 1;
      const isActive = index === step - 1;
      indicator.dataset.state = isDone ? 'complete' : isActive ? 'active' : 'inactive';
      indicator.ariaCurrent = isActive ? 'step' : null;
      for (const done of indicator.querySelectorAll<HTMLElement>('[data-done]'))
        done.hidden = !isDone;
    });
    if (back) back.hidden = visible === 1;
    if (next) next.textContent = form.dataset[visible === panels.length ? 'finish' : 'next'] ?? '';
  }

  function move(to: number) {
    show(to);
    if (to > panels.length) onComplete();
    else panels[to - 1]?.focus();
  }

  all('[data-indicator]').forEach((indicator, index) => {
    indicator.addEventListener('click', () => move(index + 1));
  });
  back?.addEventListener('click', () => move(Math.min(step, panels.length) - 1));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    move(Math.min(step, panels.length) + 1);
  });
  return () => {
    show(1);
    return panels[0];
  };
}
