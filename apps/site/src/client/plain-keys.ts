type Modifiers = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** With a modifier a key or a click belongs to the browser: Alt and the left arrow go back, Ctrl and a click open a tab. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** What the arrow keys mean in a row of things: 1 for the next, -1 for the one before, 0 for every other key. */
export const arrowStep = (event: Modifiers & { key: string }): number =>
  hasModifier(event) ? 0 : (steps[event.key] ?? 0);
