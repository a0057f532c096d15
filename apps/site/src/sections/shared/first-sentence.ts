/** A mark that ends a sentence, quotation marks and brackets that close with it, and a beginning after the space. */
const end =
  /(?<![\s.]\p{Lu}|^\p{Lu}|[.!?…。।])[.!?…。।]+["'”’)\]]*(?=\s+["'“‘(¿¡[]*[\p{Lu}\p{Lt}\p{Lo}\p{N}])/u;

/** A paragraph as its first sentence and what follows it; initials (J. Rao) do not end a sentence. */
export function firstSentence(paragraph: string): { first: string; rest: string } {
  const text = paragraph.trim();
  const found = end.exec(text);
  if (!found) return { first: text, rest: '' };
  const at = found.index + found[0].length;
  return { first: text.slice(0, at), rest: text.slice(at).trim() };
}
