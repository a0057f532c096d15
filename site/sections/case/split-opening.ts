/** A text as its first sentence and what follows it. */
export function splitOpening(text: string): { opening: string; rest: string } {
  const trimmed = text.trim();
  const end = /[.!?][”’"]?(?=\s+\p{Lu})/u.exec(trimmed);
  if (!end) return { opening: trimmed, rest: '' };
  const cut = end.index + end[0].length;
  return { opening: trimmed.slice(0, cut), rest: trimmed.slice(cut).trim() };
}
