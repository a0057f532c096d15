/** Subject and both bodies of a mail. */
export type MailText = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: { readonly filename: string; readonly content: string }[];
};

/** A label with its value. */
export type Detail = readonly [label: string, value: string];

/** Text that is safe inside HTML and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** A mail's HTML: one column that a phone shows without zooming. Mail programs read inline styles only. */
export function mailPage(title: string, body: string, language = 'en'): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head><body style="margin:0;padding:16px;font:16px/1.5 sans-serif"><div style="max-width:36em;margin:0 auto">${body}</div></body></html>`;
}

/** A paragraph of plain text. */
export function mailParagraph(text: string): string {
  return `<p style="margin:0 0 16px">${htmlLines(text)}</p>`;
}

/** Labels and values as a list, the values larger. */
export function detailsHtml(details: readonly Detail[]): string {
  const rows = details.map(
    ([label, value]) =>
      `<dt style="margin:0;font-size:13px;opacity:.7">${escapeHtml(label)}</dt><dd style="margin:0 0 12px;overflow-wrap:anywhere">${htmlLines(value)}</dd>`,
  );
  return `<dl style="margin:0 0 16px">${rows.join('')}</dl>`;
}

/** Links large enough for a thumb. */
export function mailButtons(buttons: readonly (readonly [string, string])[]): string {
  const links = buttons.map(
    ([label, url]) =>
      `<a href="${escapeHtml(url)}" style="display:inline-block;margin:0 8px 8px 0;padding:12px 20px;border:1px solid;border-radius:6px;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a>`,
  );
  return `<p style="margin:0 0 16px">${links.join('')}</p>`;
}

/** Labels and values as plain text; long values are below their label, indented. */
export function detailsText(details: readonly Detail[]): string {
  return details
    .map(([label, value]) => {
      const isLong = value.includes('\n') || value.length > 60;
      return isLong ? `${label}:\n${value.replace(/^/gm, '  ')}` : `${label}: ${value}`;
    })
    .join('\n');
}

function htmlLines(value: string): string {
  return escapeHtml(value).replaceAll('\n', '<br>');
}
