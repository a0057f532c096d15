export type Value = string | number | boolean | null | undefined | Value[] | Group;
export type Group = { [name: string]: Value };

export const isGroup = (value: Value): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const equal = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Nothing was written: a form gives an empty value for each field that a file leaves out. */
function isBlank(value: Value): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isGroup(value)) return Object.values(value).every(isBlank);
  return value === undefined || value === null || value === '' || value === false;
}

/** What a value says, whatever blanks stand in it and in whatever order. */
function said(value: Value): unknown {
  if (Array.isArray(value)) return value.map(said);
  if (!isGroup(value)) return value ?? null;
  return Object.keys(value)
    .filter((name) => !isBlank(value[name]))
    .sort()
    .map((name) => [name, said(value[name])]);
}

export const saysTheSame = (one: Value, other: Value) =>
  JSON.stringify(said(one)) === JSON.stringify(said(other));

/** Places in two lists: what is paired stayed or was changed, what has no partner came or went. */
export type Pair = { from?: number; to?: number };

/**
 * Pairs the entries of a list with those it had before: equal ones from both ends, then by place
 * where nothing was added or removed, else by what they say.
 */
export function pairs<Item>(
  before: readonly Item[],
  after: readonly Item[],
  same: (one: Item, other: Item) => boolean,
): Pair[] {
  if (before.length === after.length) return after.map((_, index) => ({ from: index, to: index }));
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const row = lengths[i] as number[];
      row[j] = same(before[i] as Item, after[j] as Item)
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const found: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (
      i < before.length &&
      j < after.length &&
      same(before[i] as Item, after[j] as Item) &&
      at(i, j) === at(i + 1, j + 1) + 1
    )
      found.push({ from: i++, to: j++ });
    else if (j >= after.length || (i < before.length && at(i + 1, j) >= at(i, j + 1)))
      found.push({ from: i++ });
    else found.push({ to: j++ });
  }
  return found;
}

/**
 * The value that a file should hold: what the form says, without the blanks that it gives for fields the
 * file left out, and with those that the file wrote down.
 * @param needed names of fields that must be there even when they are blank
 */
export function keptValue(before: Value, after: Value, needed: ReadonlySet<string>): Value {
  if (isBlank(before) && isBlank(after) && before !== undefined) return before;
  if (Array.isArray(after)) {
    const old = Array.isArray(before) ? before : [];
    return pairs(old, after, saysTheSame)
      .filter(({ to }) => to !== undefined)
      .map(({ from, to }) =>
        keptValue(from === undefined ? undefined : old[from], after[to as number], needed),
      );
  }
  if (!isGroup(after)) return after;
  const old = isGroup(before) ? before : {};
  const stays = (name: string) => !isBlank(after[name]) || (needed.has(name) && name in after);
  const kept: Group = {};
  for (const [name, value] of Object.entries(old)) {
    if (stays(name)) kept[name] = keptValue(value, after[name], needed);
    else if (isBlank(value)) kept[name] = value;
  }
  for (const [name, value] of Object.entries(after))
    if (!(name in old) && stays(name)) kept[name] = keptValue(undefined, value, needed);
  return kept;
}
