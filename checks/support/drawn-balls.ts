import type { Page } from 'playwright';

/** Figures as they leave for the graphics card, by their names in the shader, and the number of balls. */
export type DrawnBalls = Record<string, number[]>;

/** From the next page on, notes the figures the balls are drawn with. */
export const noteBalls = (page: Page) =>
  page.addInitScript(() => {
    const noted: Record<string, number[]> = {};
    Object.assign(window, { noted });
    const { getUniformLocation, uniform1f, uniform3fv, shaderSource } =
      WebGL2RenderingContext.prototype;
    const names = new WeakMap<object, string>();
    Object.assign(WebGL2RenderingContext.prototype, {
      getUniformLocation(this: WebGL2RenderingContext, program: WebGLProgram, name: string) {
        const place = getUniformLocation.call(this, program, name);
        if (place) names.set(place, name);
        return place;
      },
      uniform1f(this: WebGL2RenderingContext, place: WebGLUniformLocation, value: number) {
        noted[names.get(place) ?? ''] = [value];
        uniform1f.call(this, place, value);
      },
      uniform3fv(this: WebGL2RenderingContext, place: WebGLUniformLocation, value: Float32List) {
        noted[names.get(place) ?? ''] = [...value];
        uniform3fv.call(this, place, value);
      },
      shaderSource(this: WebGL2RenderingContext, shader: WebGLShader, source: string) {
        const count = /uBalls\[(\d+)\]/.exec(source)?.[1];
        if (count) noted.count = [Number(count)];
        shaderSource.call(this, shader, source);
      },
    });
  });

export const drawnBalls = (page: Page): Promise<DrawnBalls> =>
  page.evaluate(() => Reflect.get(window, 'noted'));
