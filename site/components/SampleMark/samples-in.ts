type MaybeSample = { sample?: boolean | undefined };

/** Whether a band holds samples, and whether its lines must be told apart because some are real. */
export function samplesIn(lines: readonly MaybeSample[]): { any: boolean; mixed: boolean } {
  const samples = lines.filter(({ sample }) => sample).length;
  return { any: samples > 0, mixed: samples > 0 && samples < lines.length };
}
