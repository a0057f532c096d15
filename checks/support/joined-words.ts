import { attributeOf, type HtmlElement } from '../../server/http/html-tree.ts';

type Part = { childNodes?: unknown[]; value?: string; tagName?: string };

const unread = new Set(['script', 'style', 'head', 'template', 'noscript']);

/** Elements that programs which read the text of a page write in one line with their neighbours. */
const inline = new Set(
  'a abbr b bdi cite code data em i mark q s small span strong sub sup time u'.split(' '),
);

/** The text of a page piece by piece; `break` is where an element begins or ends that has a line of its own. */
function* piecesOf(part: Part): Generator<{ text: string } | 'edge' | 'break'> {
  if (typeof part.value === 'string') return yield { text: part.value };
  const { tagName } = part;
  if (tagName && (unread.has(tagName) || isHidden(part as HtmlElement))) return;
  const edge = tagName && inline.has(tagName) ? 'edge' : 'break';
  yield edge;
  for (const child of part.childNodes ?? []) yield* piecesOf(child as Part);
  yield edge;
}

const isHidden = (element: HtmlElement) => attributeOf(element, 'aria-hidden') === 'true';

/** Words of neighbouring elements with no space between them: `Last checked22 Nov`. A unit after a figure is none. */
export function joinedWords(page: Part): string[] {
  const found: string[] = [];
  let before = '';
  let crossed = false;
  for (const piece of piecesOf(page)) {
    if (piece === 'break') before = '';
    else if (piece === 'edge') crossed = true;
    else if (piece.text) {
      if (crossed && /[\p{L}\p{N}.,:;!?)%]$/u.test(before) && /^[\p{L}\p{N}(₹]/u.test(piece.text))
        found.push(`${before.slice(-30)}|${piece.text.slice(0, 30)}`);
      before = piece.text;
      crossed = false;
    }
  }
  return found;
}
