/**
 * Shows the question where it was not answered. It is above the page, so it must be there before anything is painted:
 * the document writes this function behind it, so it uses nothing outside itself. A yes is for the trackers that were
 * named in the question: one that is added later asks again. Who is signed in to the editor has no trackers.
 */
export function showConsentQuestion() {
  const question = document.querySelector<HTMLElement>('[data-consent-question]');
  if (!question) return;
  let answer: string | null = null;
  let isEditor = false;
  try {
    answer = localStorage.getItem('trackers');
    isEditor = localStorage.getItem('sveltia-cms.user') !== null;
  } catch {
    // Storage is blocked: it is asked on every page.
  }
  question.hidden = isEditor || answer === 'no' || answer === question.dataset.consentQuestion;
}
