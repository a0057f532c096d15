type Line = { name: string; sample?: boolean | undefined };

/**
 * How stand-ins among lines are told from the client's own: where they are the most, their names are said
 * once; the single one among others carries a ring.
 */
export function standIns(lines: readonly Line[]): { named: string[]; ringed: string[] } {
  const names = lines.filter(({ sample }) => sample).map(({ name }) => name);
  return names.length > lines.length / 2
    ? { named: names, ringed: [] }
    : { named: [], ringed: names };
}
