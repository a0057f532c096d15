/**
 * Written into the page behind a lead form as it is, so it uses nothing outside itself. Until the form's script
 * is there the browser posts the form; this only keeps a visitor without network from the browser's error page:
 * the alert is shown in place, and the form goes out once the network is back.
 */
export function sendEarly() {
  const form = document.querySelector<HTMLFormElement>('[data-lead-form]');
  const alert = form?.querySelector<HTMLElement>('[data-network]');
  const unsent = form?.querySelector<HTMLElement>('[data-unsent]');
  if (!form || !alert || !unsent) return;
  let asked = false;
  const post = () => {
    // Its script sends by itself.
    if (!form.noValidate) form.submit();
  };
  form.addEventListener('submit', (event) => {
    if (form.noValidate) return;
    event.preventDefault();
    if (asked) return;
    asked = true;
    try {
      fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(post, () => {
        asked = false;
        unsent.hidden = false;
        unsent.before(alert);
        alert.textContent = alert.dataset.network ?? '';
        alert.focus();
        addEventListener('online', post, { once: true });
      });
    } catch {
      post();
    }
  });
}
