import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetTable, Tournament } from '../api/types.js';
import classes from './PrintSheet.module.css';
import { Button } from '../kit/Button.js';
import { PhonesCannotCome } from '../parts/PhonesCannotCome.js';
import { useTimes } from '../parts/useTimes.js';

function pictureOf(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** Cards on one A4 page: two columns of four, each an A7 card. */
const CARDS = 8;

function pagesOf(tables: readonly SheetTable[]): (readonly SheetTable[])[] {
  const pages = [];
  for (let first = 0; first < tables.length; first += CARDS) pages.push(tables.slice(first, first + CARDS));
  return pages;
}

/** Cards that were made, one a table: for a session, or for a season. */
export type Sheet = { readonly tables: readonly SheetTable[] } & (
  | { readonly session: string }
  | {
      readonly name: string;
      readonly until: string;
      /** They were to be given to a session at once, which failed. */
      readonly given?: false;
    }
);

/** The sheet to print and cut: a card for each table with the code that makes a phone stand for it. */
export function PrintSheet({
  tournament,
  sheet,
  onClose,
}: {
  readonly tournament: Tournament;
  readonly sheet: Sheet;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const times = useTimes();
  const pages = pagesOf(sheet.tables);
  const where =
    'session' in sheet
      ? `${t('table.session', { session: sheet.session })} · ${tournament.name}`
      : `${sheet.name} · ${t('lasting.valid', { day: times.shortDay(sheet.until) })}`;
  // It takes the place of a long page, of which somebody was reading the end.
  useEffect(() => scrollTo(0, 0), []);
  return (
    <div className={`stack gap-16 ${classes.sheet}`}>
      <div className={`not-printed ${classes.controls}`}>
        <PhonesCannotCome />
        {'given' in sheet && (
          <p className="note" data-meaning="warn">
            {t('lasting.notGiven')}
          </p>
        )}
        <p>{t('pairing.ready', { count: pages.length })}</p>
        <div className={classes.buttons}>
          <Button onClick={() => print()}>{t('pairing.print')}</Button>
          <Button variant="default" onClick={onClose}>
            {t('action.back')}
          </Button>
        </div>
        <p className="muted">{t('pairing.secret')}</p>
      </div>
      <div className={classes.pages}>
        {pages.map((cards) => (
          <div key={cards[0]?.table} className={classes.page}>
            {cards.map(({ table, qr }) => (
              <div key={table} className={classes.card}>
                <div>
                  <p className={classes.label}>{t('pairing.table')}</p>
                  <p className={classes.table} data-length={Math.min(table.length, 4)}>
                    {table}
                  </p>
                  <p className={classes.instruction}>{t('pairing.instruction')}</p>
                </div>
                <img className={classes.qr} src={pictureOf(qr)} alt={t('pairing.qr', { table })} />
                <p className={classes.where}>{where}</p>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
