/** Joins the classes of an element of which some depend on a condition: `classNames(styles.card, wide && styles.wide)`. */
export const classNames = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
