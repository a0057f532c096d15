/** Whether a part of the content is marked as a sample, here or anywhere inside. */
export function hasSamples(content: unknown): boolean {
  if (typeof content !== 'object' || content === null) return false;
  return Object.entries(content).some(
    ([field, value]) =>
      (field === 'sample' && value === true) ||
      (field === 'samples' && Array.isArray(value) && value.length > 0) ||
      hasSamples(value),
  );
}
