import { describe, expect, it } from 'vitest';
import { canvasHeight, drawFrame, fallWithTipAt } from './long-peel.ts';

/** The rows that are drawn below the other, in order, as [from, to]. */
function rowsDrawn(fallen: number): [number, number][] {
  const rows: [number, number][] = [];
  const context = {
    canvas: { height: 540 * canvasHeight },
    clearRect() {},
    drawImage(_frame: unknown, ...numbers: number[]) {
      const [left = 0, top = 0, height = 720] =
        numbers.length > 2 ? [numbers[4], numbers[5], numbers[7]] : numbers;
      if (left > 0 || numbers[2] === 540 || numbers.length === 2) rows.push([top, top + height]);
    },
  };
  const frame = { width: 540, height: 720 } as ImageBitmap;
  drawFrame(context as unknown as CanvasRenderingContext2D, frame, fallen);
  return rows;
}

describe('a peel longer than that of the last frame', () => {
  it.each([1.2, 1.7, 2.4])('is drawn without gaps, %f long', (fallen) => {
    const rows = rowsDrawn(fallen);
    expect(rows.length).toBeGreaterThan(20);
    for (const [index, [from]] of rows.entries()) expect(from).toBe(rows[index - 1]?.[1] ?? 0);
  });

  it('has its tip where it was asked for', () => {
    const tip = 1.9;
    const rows = rowsDrawn(fallWithTipAt(tip));
    // The tip of the last frame is 1.28 widths below its top: row 691.
    const strip = rows[1 + Math.floor((691 - 286) / 6)] ?? [0, 0];
    expect(Math.abs(strip[1] - tip * 540)).toBeLessThan(12);
  });

  it('ends within its canvas', () => {
    expect(fallWithTipAt(9)).toBe(fallWithTipAt(10));
    expect(rowsDrawn(fallWithTipAt(9))[1 + Math.floor((691 - 286) / 6)]?.[1]).toBeLessThan(
      540 * canvasHeight,
    );
  });
});
