const controls = ':where(a, button, summary, input, textarea, select, [tabindex])';

const substitutes: [RegExp, string][] = [
  [/(?<!\():hover\b/g, ':is([data-forced="hover"] *)'],
  [/:focus-visible\b/g, `:is([data-forced="focus"] ${controls})`],
  [/:focus-within\b/g, ':is([data-forced="focus"] *)'],
];

/**
 * Lets a stage force the states of the pointer and the keyboard: behind each style sheet stands a copy
 * in which `:hover` means "inside a stage marked hover". The product's own style sheets stay as they are.
 */
export function forceStates(): void {
  for (const sheet of document.querySelectorAll('style:not([data-forced-copy])')) {
    const text = sheet.textContent ?? '';
    const copy = substitutes.reduce((css, [state, forced]) => css.replace(state, forced), text);
    if (copy === text) continue;
    const style = document.createElement('style');
    style.dataset.forcedCopy = '';
    style.textContent = copy;
    sheet.after(style);
  }
}
