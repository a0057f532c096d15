/** The fields by which visitors, or the page itself, tell entries apart. */
const names = ['name', 'title', 'question', 'label', 'client'];

function renamed(field: string, value: unknown, round: number): unknown {
  if (typeof value === 'string' && names.includes(field)) return `${value} ${round + 1}`;
  if (field === 'id' && typeof value === 'string') return `${value}-${round + 1}`;
  if (['id', 'order', 'number'].includes(field) && typeof value === 'number')
    return value + round * 100;
  return again(value, round);
}

/** The same once more, under names and in places of its own. */
export function again(value: unknown, round: number): unknown {
  if (Array.isArray(value)) return value.map((part) => again(part, round));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, part]) => [field, renamed(field, part, round)]),
  );
}

/** As many as asked for: the first of them, or all of them again and again. */
export function ofLength(items: readonly unknown[], length: number): unknown[] {
  return Array.from({ length }, (_, place) => {
    const item = items[place % items.length];
    const round = Math.floor(place / items.length);
    if (round === 0) return item;
    return typeof item === 'string' ? `${item} ${round + 1}` : again(item, round);
  });
}
