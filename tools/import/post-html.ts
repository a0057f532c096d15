/** Elements that stand alone: WordPress puts no paragraph around them. */
const BLOCK =
  'address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|iframe|main|nav|ol|p|pre|script|section|style|table|ul|video';
const beginsBlock = new RegExp(`^</?(${BLOCK})\\b`, 'i');
const blockTag = new RegExp(`(</?(?:${BLOCK})\\b[^>]*>)`, 'gi');
const KEPT = /<(\/?)(pre|table|ul|ol|figure|script|style)\b[^>]*>/gi;

/** Replaces each block whose line breaks are no paragraphs, with the lists and tables in it. */
function replaceKept(text: string, replacement: (block: string) => string): string {
  let result = '';
  let done = 0;
  let open: { name: string; at: number; depth: number } | undefined;
  for (const { 0: tag, 1: slash, 2: written = '', index } of text.matchAll(KEPT)) {
    const name = written.toLowerCase();
    if (open === undefined) {
      if (slash === '') open = { name, at: index, depth: 1 };
      continue;
    }
    if (name === open.name) open.depth += slash === '' ? 1 : -1;
    if (open.depth > 0) continue;
    const end = index + tag.length;
    result += text.slice(done, open.at) + replacement(text.slice(open.at, end));
    done = end;
    open = undefined;
  }
  return result + text.slice(done);
}

/** The paragraphs of the classic editor, which stores them as empty lines, as WordPress shows them. */
function withParagraphs(text: string): string {
  const whole: string[] = [];
  const kept = replaceKept(text, (block) => `\n\n<div data-kept="${whole.push(block) - 1}">\n\n`);
  return kept
    .replace(blockTag, '\n\n$1\n\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (beginsBlock.test(part) ? part : `<p>${part.replace(/\n/g, '<br>')}</p>`))
    .join('\n')
    .replace(/<div data-kept="(\d+)">/g, (_, index) => whole[Number(index)] ?? '');
}

const attribute = (fields: string, name: string) =>
  new RegExp(`\\b${name}\\s*=\\s*["']?([^"'\\]]*)`).exec(fields)?.[1]?.trim();

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** [caption]<img> words[/caption] of the classic editor. */
const captions = (html: string) =>
  html.replace(/\[caption\b[^\]]*\]([\s\S]*?)\[\/caption\]/g, (_, inner: string) => {
    const [picture = ''] = /(<a\b[^>]*>\s*)?<img\b[^>]*>(\s*<\/a>)?/.exec(inner) ?? [];
    return `<figure>${picture}<figcaption>${inner.replace(picture, '').trim()}</figcaption></figure>`;
  });

/** What blocks have that an article has not: an empty line, the second link of a file, the lines of a poem as code. */
const withoutSpareParts = (html: string) =>
  html
    .replace(/<a\b[^>]*\bwp-block-file__button\b[^>]*>[\s\S]*?<\/a>/g, '')
    .replace(
      /<pre\b[^>]*\bwp-block-verse\b[^>]*>([\s\S]*?)<\/pre>/g,
      (_, lines: string) => `<p>${lines.trim().replace(/\n/g, '<br>')}</p>`,
    )
    .replace(/<p\b[^>]*>(?:\s|&nbsp;|\u00a0|<br\s*\/?>)*<\/p>/g, '');

/** The notes of the block for footnotes, by their number: they come in brackets after the words that they are about. */
const withNotes = (html: string, notes: ReadonlyMap<string, string>) =>
  html.replace(
    /<sup\b[^>]*\bdata-fn="([^"]+)"[^>]*>[\s\S]*?<\/sup>/g,
    (_, id: string) => ` (${(notes.get(id) ?? '').trim().replace(/\.$/, '')})`,
  );

/** Replaces each shortcode: it has fields, or an end, or is alone in its line. [sic] in a sentence is text. */
function replaceShortcodes(html: string, replacement: (code: string) => string): string {
  const opening = /\[([a-z][\w-]*)(?![\w-])([^\][]*)\]/g;
  let result = '';
  let done = 0;
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const [, name = '', fields = ''] = found;
    const end = `[/${name}]`;
    const endAt = html.indexOf(end, opening.lastIndex);
    const before = html.slice(html.lastIndexOf('\n', found.index) + 1, found.index);
    const [after = ''] = html.slice(opening.lastIndex).split('\n', 1);
    const isAlone = fields.trim() === '' && `${before}${after}`.trim() === '';
    if (endAt === -1 && !fields.includes('=') && !isAlone) continue;
    if (endAt !== -1) opening.lastIndex = endAt + end.length;
    result +=
      html.slice(done, found.index) + replacement(html.slice(found.index, opening.lastIndex));
    done = opening.lastIndex;
  }
  return result + html.slice(done);
}

/**
 * The HTML of a post as a visitor of WordPress gets it, without its comments and known shortcodes.
 * @param galleryOf the pictures of a [gallery], as HTML @param unknown gets each other shortcode
 * @param notes its footnotes
 */
export function postHtml(
  content: string,
  galleryOf: (ids: string[] | undefined) => string,
  unknown: (code: string) => void,
  notes: ReadonlyMap<string, string> = new Map(),
): string {
  const isBlocks = content.includes('<!-- wp:');
  const html = captions(withNotes(content.replace(/\r\n?/g, '\n'), notes))
    .replace(/\[gallery\b([^\]]*)\]/g, (_, fields: string) =>
      galleryOf(
        attribute(fields, 'ids')
          ?.split(',')
          .map((id) => id.trim()),
      ),
    )
    .replace(/\[embed\b[^\]]*\]\s*(\S+?)\s*\[\/embed\]/g, '\n\n$1\n\n')
    .replace(
      /\[(?:video|audio|playlist)\b([^\]]*)\](?:\s*\[\/(?:video|audio)\])?/g,
      (whole, fields) => {
        const source = /https?:\/\/[^\s"'\]]+/.exec(fields)?.[0];
        return source ? `\n\n${source}\n\n` : whole;
      },
    )
    .replace(/(?<=<(?:pre|code)\b[^>]*>)[\s\S]*?(?=<\/(?:pre|code)>)/g, (code) =>
      code.replaceAll('[', '&#91;'),
    );
  const clean = replaceShortcodes(html, (code) => {
    unknown(code.trim());
    return `<p>REPLACE: the shortcode ${escaped(code.trim()).replaceAll('[', '&#91;')}</p>`;
  }).replace(/<!--[\s\S]*?-->/g, '');
  return withoutSpareParts(isBlocks ? clean : withParagraphs(clean));
}
