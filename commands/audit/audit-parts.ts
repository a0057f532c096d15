/** What an audit measures, in the order of its report. */
export const auditParts = {
  speed: 'Lighthouse as a phone, beside a bare page with the same words and first picture',
  weight: 'bytes and requests before anyone scrolls',
  access: 'axe on a phone and in a wide window, with scripts and without',
  text: 'text twice as large, text spaced out, and a window of 320 pixels',
  links: 'links, pictures and fragments that lead nowhere',
  data: 'structured data: parts that point at nothing, texts that the page does not say',
  inlinks: 'how many pages lead to this one from their texts and cards',
  headers: 'headers of pages and of errors, by the rules of the HTTP Observatory',
  pictures: 'what each page shows on a phone and in a wide window',
} as const;

export type AuditPart = keyof typeof auditParts;

export const partNames = Object.keys(auditParts) as AuditPart[];

const isPart = (name: string): name is AuditPart => name in auditParts;

/** @param wish names with commas between; none wishes for all @throws when a name is none of a part */
export function chosenParts(wish: string | undefined): Set<AuditPart> {
  if (wish === undefined) return new Set(partNames);
  const names = wish.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !isPart(name));
  if (unknown.length > 0)
    throw new Error(
      `--only ${unknown.join(', ')}: no such part. There are ${partNames.join(', ')}.`,
    );
  return new Set(names.filter(isPart));
}
