/** Changes a page as a browser's translation does: wraps each text in a `<font>`. Runs in the page. */
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

/** Adds an element after each field, as a password manager does. Runs in the page. */
export function addFieldIcons() {
  for (const field of document.querySelectorAll('form input, form textarea'))
    field.after(document.createElement('div'));
}
