import { builtPage, pagesWith } from './site-routes.ts';

/** Two testimonials stand side by side; a slider begins with the third. */
const inOneRow = 2;

/** Pages whose testimonials slide. */
export const sliderPages = pagesWith('id="testimonials-title"').filter(
  (route) => builtPage(route).split('<blockquote').length - 1 > inOneRow,
);
