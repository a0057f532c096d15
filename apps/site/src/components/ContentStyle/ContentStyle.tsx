type ContentStyleProps = { rules: string };

/**
 * Style rules whose numbers depend on the content, beside what they style. HTML has style elements in the head only;
 * SVG has them anywhere. The rules apply to the whole page.
 */
export function ContentStyle({ rules }: ContentStyleProps) {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <style>{rules}</style>
    </svg>
  );
}
