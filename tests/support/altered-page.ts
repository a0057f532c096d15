/** What translation does to a page: each text moves into an element of the browser's own. Runs in the page. */
export function translatePage() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.trim() && !text.parentElement?.closest('script, style, template, font'))
      found.push(text);
  }
  for (const text of found) {
    const font = document.createElement('font');
    font.textContent = `«${text.data}»`;
    text.replaceWith(font);
  }
}

/** What a password manager does: an element of its own behind each field. Runs in the page. */
export function addFieldIcons() {
  for (const field of document.querySelectorAll('form input, form textarea'))
    field.after(document.createElement('div'));
}
