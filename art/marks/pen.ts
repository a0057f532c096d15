/** Shapes of the marks as strings of SVG. Every colour is currentColor, so one file serves dark, paper and lime. */

export type Point = readonly [x: number, y: number];

const two = (value: number) => Number(value.toFixed(2));

export function disc(x: number, y: number, r: number): string {
  return `M${two(x - r)} ${two(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return `M${x} ${y}h${w}v${h}h${-w}z`;
  const c = `a${r} ${r} 0 0 1`;
  return `M${x + r} ${y}h${w - 2 * r}${c} ${r} ${r}v${h - 2 * r}${c} ${-r} ${r}h${2 * r - w}${c} ${-r} ${-r}v${2 * r - h}${c} ${r} ${-r}z`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${two(x)} ${two(y)}`).join('L')}z`;
}

export function polar(x: number, y: number, r: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [two(x + r * Math.cos(angle)), two(y + r * Math.sin(angle))];
}

/** A star of `n` points; with inner = outer it is a regular polygon of 2n corners. */
export function star(x: number, y: number, n: number, outer: number, inner: number, turn = 0): string {
  const corners = Array.from({ length: 2 * n }, (_, i) =>
    polar(x, y, i % 2 ? inner : outer, turn + (i * 180) / n),
  );
  return polygon(corners);
}

/** A petal from the centre (x, y) upwards, `length` long and about `width` wide. */
export function petal(x: number, y: number, length: number, width: number): string {
  const w = width * 0.68;
  return `M${x} ${y}C${two(x - w)} ${two(y - length * 0.35)} ${two(x - w)} ${two(y - length * 0.7)} ${x} ${y - length}C${two(x + w)} ${two(y - length * 0.7)} ${two(x + w)} ${two(y - length * 0.35)} ${x} ${y}z`;
}

/** Filled shape; overlaps of an even number are holes. */
export function fill(...paths: string[]): string {
  return `<path fill="currentColor" fill-rule="evenodd" d="${paths.join('')}"/>`;
}

export function line(path: string, width: number, ends: 'butt' | 'round' = 'round'): string {
  const join = ends === 'round' ? 'round' : 'miter';
  return `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="${ends}" stroke-linejoin="${join}" d="${path}"/>`;
}

export function turn(degrees: number, x: number, y: number, svg: string): string {
  return `<g transform="rotate(${two(degrees)} ${x} ${y})">${svg}</g>`;
}

export function spin(n: number, x: number, y: number, svg: string, start = 0): string {
  return Array.from({ length: n }, (_, i) => turn(start + (i * 360) / n, x, y, svg)).join('');
}

export function move(dx: number, dy: number, svg: string, scale = 1): string {
  const grow = scale === 1 ? '' : ` scale(${two(scale)})`;
  return `<g transform="translate(${two(dx)} ${two(dy)})${grow}">${svg}</g>`;
}
