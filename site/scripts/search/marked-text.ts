const SIGNS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

const decode = (text: string) =>
  text.replace(/&(?:lt|gt|quot|#39|amp);/g, (sign) => SIGNS[sign] ?? sign);

/** The nodes of an excerpt in which nothing but `<mark>` is markup: whatever else stands there is text. */
export function markedText(excerpt: string): Node[] {
  return excerpt
    .split(/(<mark>.*?<\/mark>)/s)
    .filter(Boolean)
    .map((part) => {
      const marked = /^<mark>(.*)<\/mark>$/s.exec(part)?.[1];
      if (marked === undefined) return document.createTextNode(decode(part));
      const mark = document.createElement('mark');
      mark.textContent = decode(marked);
      return mark;
    });
}
