/** Adds the brief to a message: an earlier brief is replaced, what the visitor typed stays. */
export function insertBrief(message: string, brief: string, previous: string): string {
  if (previous && message.includes(previous)) return message.replace(previous, () => brief);
  return message.trim() ? `${brief}\n\n${message.trim()}` : brief;
}
