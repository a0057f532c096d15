/**
 * Runs a task after the next frame is shown: what a press shows at once does not wait for a change that styles the
 * whole page.
 */
export function afterPaint(task: () => void) {
  requestAnimationFrame(() => setTimeout(task));
}
