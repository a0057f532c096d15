type Connection = { saveData?: boolean; type?: string; effectiveType?: string };

/** False where the visitor pays for data or saves it, or where the line is slow. Browsers that do not tell count as free. */
export function hasFreeData(): boolean {
  const { saveData, type, effectiveType } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {};
  return (
    !saveData &&
    type !== 'cellular' &&
    (effectiveType ?? '4g') === '4g' &&
    !matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

/** What the drawing needs: colours laid over the page, no work beyond them. */
export const drawing: WebGLContextAttributes = {
  alpha: true,
  antialias: false,
  depth: false,
  premultipliedAlpha: true,
  failIfMajorPerformanceCaveat: true,
};

/** How drawing programs that work without a graphics card name themselves. */
const software = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** True where a graphics card draws: what a processor would have to draw takes it from the scrolling. */
export function canDraw(canvas: HTMLCanvasElement): boolean {
  const gl = canvas.getContext('webgl2', drawing);
  if (!gl) return false;
  const name = String(gl.getParameter(gl.RENDERER));
  // Chrome and Safari tell the true name in another place, of which Firefox warns.
  const other = /webkit/i.test(name) && gl.getExtension('WEBGL_debug_renderer_info');
  return !software.test(other ? String(gl.getParameter(other.UNMASKED_RENDERER_WEBGL)) : name);
}
