import { FoldSign } from '../FoldSign/FoldSign.tsx';
import styles from './ShowAll.module.css';

type ShowAllProps = {
  /** The text of the line. Without it the whole list is visible. */
  label?: string;
  /** How many items the list has. */
  count: number;
};

const visible = 3;
const isNeeded = ({ label, count }: ShowAllProps) => Boolean(label) && count > visible + 1;

/**
 * What a list gives each of its items: find-in-page and links also find those that are not visible, and show all.
 * In capitals, because React writes `hidden` without its value; in development it warns about them.
 */
export const itemAttributes = (index: number, showAll: ShowAllProps) =>
  index >= visible && isNeeded(showAll) ? { HIDDEN: 'until-found' } : undefined;

/** The line after a long list that shows all of it on a phone, where only the first three items are visible. */
export function ShowAll(props: ShowAllProps) {
  if (!isNeeded(props)) return null;
  return (
    <details className={`no-print ${styles.all}`} data-show-all="">
      <summary>
        {props.label}
        <FoldSign />
      </summary>
    </details>
  );
}
