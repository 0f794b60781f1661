import classes from '../../sheets/printouts/SheetForms.module.css';

/** Lines for the signatures on a printout, each with who signs there. */
export function Signatures({ who }: { readonly who: readonly string[] }) {
  return (
    <ul className={classes.signatures}>
      {who.map((each, index) => (
        <li key={`${index} ${each}`}>{each}</li>
      ))}
    </ul>
  );
}
