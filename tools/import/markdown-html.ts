import { markdownToHtml } from 'satteri';

/** Code of Markdown, in which a shortcode is shown as it is; then those of Hugo, and those of Jekyll, Eleventy and Ghost. */
const codes =
  /^```[^`\n]*\n[\s\S]*?^```|^~~~[^~\n]*\n[\s\S]*?^~~~|`[^`\n]+`|\{\{[<%](?<hugo>[^{}]*)[>%]\}\}|\{%-?(?<tag>[^%{}]*)-?%\}|\{\{(?<output>[^{}]*)\}\}/gm;

const quoted = (text: string) => /["'`]([^"'`]*)["'`]/.exec(text)?.[1];

const fieldOf = (fields: string, name: string) =>
  new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)'|(\\S+))`).exec(fields)?.slice(1).find(Boolean);

const escaped = (text: string) =>
  text.replace(/[&<>"{}[\]*_`]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The players that Hugo and Jekyll have, as an address on its own line, which becomes a card. */
const players: Record<string, (id: string) => string> = {
  youtube: (id) => (id.startsWith('http') ? id : `https://www.youtube.com/watch?v=${id}`),
  vimeo: (id) => (id.startsWith('http') ? id : `https://vimeo.com/${id}`),
};

/** What stands for a shortcode in the text; undefined for one that is not known. */
function known(name: string, fields: string): string | undefined {
  if (/^(\/|end)/.test(name) || ['raw', 'comment', 'more'].includes(name)) return '';
  // In the address of a link: the file, which is found by its name.
  if (['ref', 'relref', 'post_url', 'link'].includes(name)) {
    const file = quoted(fields) ?? fields;
    return /\.\w+(#|$)/.test(file) ? file : `${file}.md`;
  }
  const player = players[name];
  const id = fieldOf(fields, 'id') ?? quoted(fields) ?? fields.split(/\s/)[0];
  if (player && id) return `\n\n${player(id)}\n\n`;
  const src = fieldOf(fields, 'src');
  if (src === undefined) return undefined;
  if (['video', 'audio'].includes(name)) return `\n\n${src}\n\n`;
  if (name !== 'figure') return undefined;
  const alt = escaped(fieldOf(fields, 'alt') ?? '');
  const caption = escaped(fieldOf(fields, 'caption') ?? fieldOf(fields, 'title') ?? '');
  return `\n\n<figure><img src="${src}" alt="${alt}"><figcaption>${caption}</figcaption></figure>\n\n`;
}

/** {{ site.baseurl }} and its like in addresses. */
const outputOf = (text: string): string | undefined =>
  /^site\.(base)?url$/i.test(text)
    ? ''
    : /\|\s*(relative_url|absolute_url|url)\b/.test(text)
      ? quoted(text)
      : undefined;

/** Lines between {% highlight ruby %} and {% endhighlight %}, and the same of Hugo, are code. */
const fenced = (text: string) =>
  [
    /^\{%-?\s*highlight\s+(\w+)(?: [^%]*)?%\}\n([\s\S]*?)\n\{%-?\s*endhighlight\s*-?%\}/gm,
    /^\{\{[<%]\s*highlight\s+(\w+)(?: [^{}]*)?[>%]\}\}\n([\s\S]*?)\n\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/gm,
  ].reduce(
    (whole, code) =>
      whole.replace(
        code,
        (_, language: string, lines: string) => `\`\`\`${language}\n${lines}\n\`\`\``,
      ),
    text,
  );

/** Classes and ids that kramdown and Hugo write after a line. */
const withoutAttributes = (text: string) =>
  text.replace(/^\{:[^{}\n]*\}$/gm, '').replace(/^(#{1,6} [^{}\n]*)\{[:#.][^{}\n]*\}$/gm, '$1');

/** A picture on its own line with a title: the title is its caption. */
const captions = (html: string) =>
  html.replace(
    /<p>(<img [^<>]*)\btitle="([^"]*)"([^<>]*>)<\/p>/g,
    (_, before: string, title: string, after: string) =>
      `<figure>${before}${after}<figcaption>${title}</figcaption></figure>`,
  );

/** Around the number of a shortcode, which Markdown would read: a sign that no text has. */
const mark = '\uE000';

/** Whether a part of a text has its line for itself. */
const isAlone = (text: string, begin: number, end: number) =>
  text.slice(0, begin).split('\n').at(-1)?.trim() === '' &&
  text.slice(end).split('\n', 1)[0]?.trim() === '';

/**
 * The HTML of a text in Markdown, without its shortcodes.
 * @param unknown gets each shortcode that is not known
 */
export function markdownHtml(body: string, unknown: (code: string) => void): string {
  const source = withoutAttributes(fenced(body.replace(/\r\n?/g, '\n')));
  const codesOf: string[] = [];
  const text = source.replace(codes, (code, ...rest) => {
    const { hugo, tag, output } = rest.at(-1) as Record<string, string | undefined>;
    const inside = (hugo ?? tag)?.replace(/^[/\s]*\/\s*/, '/').trim();
    if (inside === undefined && output === undefined) return code;
    const [name = ''] = (inside ?? '').split(/\s/, 1);
    const fields = (inside ?? '').slice(name.length).trim();
    const found = output === undefined ? known(name, fields) : outputOf(output.trim());
    if (found !== undefined) return found;
    unknown(code);
    const named = `REPLACE: the shortcode ${mark}${codesOf.push(code) - 1}${mark}`;
    const begin = Number(rest.at(-3));
    return isAlone(source, begin, begin + code.length) ? `\n\n${named}\n\n` : named;
  });
  const { html } = markdownToHtml(text, { features: { gfm: true } });
  return captions(
    html.replace(/<a [^<>]*\bdata-footnote-backref\b[^<>]*>[^<>]*<\/a>/g, ''),
  ).replace(
    new RegExp(`${mark}(\\d+)${mark}`, 'g'),
    (_, index: string) => `<code>${escaped(codesOf[Number(index)] ?? '')}</code>`,
  );
}
