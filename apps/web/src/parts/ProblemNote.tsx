import { useTranslation } from 'react-i18next';
import { problemText } from '../messages/problemText.js';
import classes from './Note.module.css';

/** Says what went wrong, at once to a screen reader too. */
export function ProblemNote({ problem }: { readonly problem: unknown }) {
  const { i18n } = useTranslation();
  if (!problem) return null;
  return (
    <p role="alert" className={classes.note} data-meaning="bad">
      {problemText(i18n, problem)}
    </p>
  );
}
