/** A piece of a text and what shall stand there instead. */
export type TextEdit = { start: number; end: number; text: string };

/** A text with all edits made; what is inserted twice at one place stays in the order of asking. */
export function withEdits(source: string, edits: readonly TextEdit[]): string {
  return edits
    .map((edit, order) => ({ ...edit, order }))
    .sort((one, other) => other.start - one.start || other.order - one.order)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source);
}
