/** Of a window's width from 112.5 rem on: there the page grows with it, see the root of styles/base.css. */
const partOfWindow = 0.8889;

/** A rem of the page, in a language whose rem is the browser's and does not grow. */
const grown = (value: string) =>
  value.replace(/([\d.]+)rem/g, (rem, number) => {
    const width = Number((Number(number) * partOfWindow).toFixed(1));
    return `max(${rem},${width}vw)`;
  });

/** The entries of `sizes`: its commas, but for those inside of a function. */
function entriesOf(sizes: string): string[] {
  const entries = [''];
  let depth = 0;
  for (const letter of sizes) {
    depth += Number(letter === '(') - Number(letter === ')');
    if (letter === ',' && depth === 0) entries.push('');
    else entries.push(`${entries.pop()}${letter}`);
  }
  return entries.map((entry) => entry.trim());
}

/**
 * `sizes` for a page that grows in wide windows. Only what such a window takes is changed: the entries
 * before the first that has no upper end, and that one.
 */
export function grownSizes(sizes: string): string {
  let taken = false;
  const told = entriesOf(sizes).map((entry) => {
    const [, condition = '', value = ''] = /^((?:\([^)]*\)(?: and )?)*)\s*(.*)$/.exec(entry) ?? [];
    if (taken || condition.includes('max-width')) return entry;
    taken = condition === '' || condition.includes('min-width');
    return condition ? `${condition} ${grown(value)}` : grown(value);
  });
  return told.join(', ');
}
