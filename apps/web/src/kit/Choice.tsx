import { useId } from 'react';
import classes from './Choice.module.css';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly labelHidden?: boolean;
  /** As words in a line rather than as buttons. */
  readonly plain?: boolean;
  readonly value: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    /** What a screen reader says instead of the label. */
    readonly spoken?: string;
    readonly language?: string;
  }[];
  readonly onChange: (value: Value) => void;
}

/** One of a few, all to be seen: a group of radio buttons in the shape of buttons. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, labelHidden, plain, value, options, onChange } = props;
  const name = useId();
  return (
    <fieldset className={classes.choice} data-plain={plain || undefined}>
      <legend className={labelHidden ? 'visually-hidden' : 'below-4'}>{label}</legend>
      <div className={`row stretch ${classes.options}`}>
        {options.map((option) => (
          <label key={option.value} className={classes.option} lang={option.language}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-label={option.spoken}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
