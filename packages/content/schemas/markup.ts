/** Tags that only change how words look: in a sentence about HTML somebody may write of <title>. */
const tag =
  /<\/?(?:b|strong|i|em|u|br|p|a|span|div|ul|ol|li|font|img|sup|sub|small|mark)(?:\s[^<>]*)?\/?>/i;
const entity = /&(?:#\d+|#x[\da-f]+|amp|nbsp|lt|gt|quot|apos|[lr][sd]quo|[mn]dash|hellip);/i;
const markdown =
  /!?\[[^\][]+\]\((?:\.?\/|https?:|mailto:|#)[^()\s]*\)|\*\*[^\s*][^*]*\*\*|^#{1,6} /;

/** A code of WordPress: it has fields, or is an end, or has the name of a usual one. [sic] is text. */
const shortcode =
  /\[(?:\/[a-z][\w-]*|[a-z][\w-]*\s+[\w-]+=[^\][]*|(?:gallery|toc|playlist|contact-form|contact-form-7|recent-posts))\]/i;

/** What is said of a shortcode of WordPress in a text; undefined when there is none. */
export function shortcodeIn(copy: string): string | undefined {
  const [code] = shortcode.exec(copy) ?? [];
  return code && `has the shortcode ${code} of WordPress, which is shown as it is. Delete it.`;
}

/** What is said of HTML or Markdown in a field, whose texts are shown letter by letter; undefined when there is none. */
export function markupIn(copy: string): string | undefined {
  const [html] = tag.exec(copy) ?? [];
  if (html) return `has ${html}, which is shown as it is: a field is text only. Delete it.`;
  const [code] = entity.exec(copy) ?? [];
  if (code) return `has ${code}, which is shown as it is. Type the character itself.`;
  const [signs] = markdown.exec(copy) ?? [];
  if (signs)
    return `has "${signs.trim()}", which is shown as it is: only the text of an article can have Markdown. Write the words alone.`;
  return shortcodeIn(copy);
}
