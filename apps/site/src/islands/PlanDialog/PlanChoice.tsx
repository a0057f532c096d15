import styles from './PlanDialog.module.css';

type PlanChoiceProps = {
  name: string;
  options: readonly string[];
  chosen: string;
  onChoose: (option: string) => void;
};

/** Radio buttons for one of several answers. */
export function PlanChoice({ name, options, chosen, onChoose }: PlanChoiceProps) {
  return (
    <div className={styles.options}>
      {options.map((option) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === chosen}
            onChange={() => onChoose(option)}
          />
          <span>{option}</span>
        </label>
      ))}
    </div>
  );
}
