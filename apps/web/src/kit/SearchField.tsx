import fields from './Field.module.css';
import classes from './SearchField.module.css';

/** Looks for somebody in a long list: an ordinary field, as pages have it that everybody opens. */
export function SearchField({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <label className={`not-printed ${classes.search}`}>
      <span className="visually-hidden">{label}</span>
      <input
        type="search"
        className={fields.field}
        value={value}
        placeholder={label}
        autoComplete="off"
        spellcheck={false}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  );
}
