const touches = ['pointerover', 'pointerdown', 'focusin'] as const;

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
  for (const touch of touches) element.addEventListener(touch, wake, true);
  const sight = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
  });
  for (const part of parts) sight.observe(part);
  return () => {
    sight.disconnect();
    for (const touch of touches) element.removeEventListener(touch, wake, true);
  };
}
