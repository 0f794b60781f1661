import { Select } from '../kit/Select.js';
import { useTranslation } from 'react-i18next';
import classes from './ListColumns.module.css';

/** A list as it was read: what each column is taken for, and its headings where it has some. */
interface ColumnsOfList<Column extends string> {
  readonly columns: readonly Column[];
  readonly headings: readonly string[];
  readonly headed: boolean;
}

/** What each column of a list is taken for, and to be taken for. */
export function ListColumns<Column extends string>({
  list: { columns, headings, headed },
  choices,
  onChange,
  pending = false,
}: {
  readonly list: ColumnsOfList<Column>;
  /** What a column can be, in words. */
  readonly choices: readonly { readonly value: Column; readonly label: string }[];
  readonly onChange: (at: number, column: Column) => void;
  readonly pending?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.of} disabled={pending}>
      <legend>{t(headed ? 'paste.columns' : 'paste.columnsGuessed')}</legend>
      <div className="grid columns-150">
        {columns.map((column, at) => (
          <Select
            // oxlint-disable-next-line react/no-array-index-key -- a column is its place
            key={at}
            label={headings[at] || t('paste.column', { number: at + 1 })}
            value={column}
            data={[...choices]}
            onChange={(value) => onChange(at, value as Column)}
          />
        ))}
      </div>
    </fieldset>
  );
}
