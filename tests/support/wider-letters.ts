import type { Page } from 'playwright';

/**
 * Makes every letter wider by this factor, as another browser or system may draw it. `size-adjust` changes the
 * letters and nothing that is measured in em.
 */
export const widenLetters = (page: Page, factor: number) =>
  page.evaluate((by) => {
    for (const { cssRules } of document.styleSheets)
      for (const rule of cssRules)
        if (rule instanceof CSSFontFaceRule) {
          const adjusted = Number.parseFloat(rule.style.getPropertyValue('size-adjust')) || 100;
          rule.style.setProperty('size-adjust', `${adjusted * by}%`);
        }
    return document.body.offsetHeight && document.fonts.ready.then(() => undefined);
  }, factor);
