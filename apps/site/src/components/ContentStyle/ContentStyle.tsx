type ContentStyleProps = { rules: string };

/**
 * Style rules whose numbers depend on the content, beside what they style. HTML has style elements in the head only;
 * SVG has them anywhere. The rules apply to the whole page. Without rules there is no element: the policy has no hash of
 * an empty one.
 */
export function ContentStyle({ rules }: ContentStyleProps) {
  if (rules === '') return null;
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <style>{rules}</style>
    </svg>
  );
}
