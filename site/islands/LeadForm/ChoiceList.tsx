import type { ComponentProps } from 'react';
import type { ChoiceField } from '../../../contract/form-field.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import styles from './ChoiceList.module.css';

type ChoiceListProps = ComponentProps<'select'> & Pick<ChoiceField, 'options' | 'unchosen'>;

/**
 * One answer out of a list: the browser's own, so it works asleep, without script and on every telephone.
 * It has no default that React knows of, or React would put it back over what the service or a visitor chose.
 */
export function ChoiceList({ options, unchosen, ...select }: ChoiceListProps) {
  return (
    <span className={styles.list}>
      <select {...select}>
        <option value="">{unchosen}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      <Icon name="plus" />
    </span>
  );
}
