type ContentStyleProps = { rules: string };

/** Inside SVG, HTML reads `<` and `&` of a style element as markup, such as that of `(width<=48rem)`. */
const escaped = (rules: string) => rules.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Style rules whose numbers depend on the content, beside what they style. HTML has style elements in the head only;
 * SVG has them anywhere. The rules apply to the whole page. Without rules there is no element: the policy has no hash of
 * an empty one.
 */
export function ContentStyle({ rules }: ContentStyleProps) {
  if (rules === '') return null;
  return (
    <svg className="visually-hidden" aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React escapes no text of a style element */}
      <style dangerouslySetInnerHTML={{ __html: escaped(rules) }} />
    </svg>
  );
}
