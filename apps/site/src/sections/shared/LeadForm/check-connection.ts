/**
 * Until the form's own script is loaded, the browser posts the form. Without a network it would show its error
 * page: this shows the alert in place instead, and posts the form once the network is back. The function is
 * written into the page behind the form, so it uses nothing outside itself.
 */
export function checkConnection() {
  const form = document.querySelector<HTMLFormElement>('[data-lead-form]');
  const alert = form?.querySelector<HTMLElement>('[data-network]');
  const failedNote = form?.querySelector<HTMLElement>('[data-send-failed]');
  if (!form || !alert || !failedNote) return;
  let checking = false;
  const post = () => {
    // `noValidate` is set once the form's script has started, which sends by itself.
    if (!form.noValidate) form.submit();
  };
  form.addEventListener('submit', (event) => {
    if (form.noValidate) return;
    event.preventDefault();
    if (checking) return;
    checking = true;
    try {
      fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(post, () => {
        checking = false;
        failedNote.hidden = false;
        failedNote.before(alert);
        alert.textContent = alert.dataset.network ?? '';
        alert.focus();
        addEventListener('online', post, { once: true });
      });
    } catch {
      post();
    }
  });
}
