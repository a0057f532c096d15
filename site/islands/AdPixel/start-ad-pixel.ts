import { readConsent, writeConsent } from '../../scripts/consent-switch.ts';
import { loadPixel } from './meta-pixel.ts';

const question = document.querySelector<HTMLElement>('[data-ad-pixel]');
const pixelId = question?.dataset.adPixel ?? '';

/** Nothing is fetched from elsewhere before a yes. */
if (question) {
  const answer = readConsent();
  if (answer === 'yes') loadPixel(pixelId);
  question.hidden = answer !== null;
  question.addEventListener('click', ({ target }) => {
    const given = (target as Element).closest<HTMLElement>('[data-answer]')?.dataset.answer;
    if (!given) return;
    writeConsent(given);
    if (given === 'yes') loadPixel(pixelId);
    question.hidden = true;
    // The footer shows how to take it back.
    dispatchEvent(new Event('ad-pixel'));
  });
}
