const interactions = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Calls `wake` when a pointer, a finger or the keyboard reaches an element, or one of its parts comes into sight.
 * @param parts those whose coming into sight counts
 * @returns stops watching
 */
export function watchSigns(
  element: Element,
  parts: Iterable<Element>,
  wake: () => void,
): () => void {
  for (const interaction of interactions) element.addEventListener(interaction, wake, true);
  const sight = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
  });
  for (const part of parts) sight.observe(part);
  return () => {
    sight.disconnect();
    for (const interaction of interactions) element.removeEventListener(interaction, wake, true);
  };
}
