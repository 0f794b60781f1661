import { useTranslation } from 'react-i18next';
import type { ComparedRow } from './comparedRows.js';
import classes from './Ruling.module.css';

/** What was before, and what is or would be by each outcome. */
export function ComparedTable({
  caption,
  first,
  columns,
  rows,
}: {
  readonly caption: string;
  readonly first: string;
  readonly columns: readonly string[];
  readonly rows: readonly ComparedRow[];
}) {
  const { t } = useTranslation();
  return (
    <div className="scrolls-x">
      <table className={classes.changes}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">{t('rulings.before')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, called, before, after }) => (
            <tr key={key}>
              <th scope="row">{called}</th>
              <td>{before}</td>
              {after.map((text, index) => (
                <td key={columns[index]} data-changed={text !== before || undefined}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
