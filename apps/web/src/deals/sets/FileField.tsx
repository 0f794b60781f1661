import classes from './BoardSets.module.css';

/** A file of the reader's. */
export function FileField({
  label,
  onChange,
}: {
  readonly label: string;
  readonly onChange: (file: File | undefined) => void;
}) {
  return (
    <label className={classes.file}>
      <span>{label}</span>
      <input type="file" onChange={({ currentTarget }) => onChange(currentTarget.files?.[0])} />
    </label>
  );
}
