import { useId } from 'react';
import classes from './Tick.module.css';

/** Yes or no: a box to tick, with what it says, large enough for a thumb. */
export function Tick({
  label,
  spoken,
  description,
  value,
  onChange,
}: {
  readonly label: string;
  /** What a screen reader says instead of the label, where that says too little alone; it begins with it. */
  readonly spoken?: string;
  readonly description?: string;
  readonly value: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  const described = useId();
  return (
    <div>
      <label className={classes.tick}>
        <input
          type="checkbox"
          checked={value}
          aria-label={spoken}
          aria-describedby={description === undefined ? undefined : described}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {description !== undefined && (
        <div id={described} className={classes.description}>
          {description}
        </div>
      )}
    </div>
  );
}
