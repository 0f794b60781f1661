import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useTimes } from '../parts/useTimes.js';
import type { PlayerAt } from './playersAt.js';
import type { SheetEventSeen, SheetSeen } from '../play/sheetQueries.js';
import { LineHead } from './table/LineHead.js';

const OF_LINES = new Set<SheetEventSeen['what']>(['written', 'corrected', 'struck']);

/** What was done to a line: who, when, what it said before and says now, and why where the reader may know. */
export function LineHistory({
  sheet: { history, texts },
  line,
  players,
  wayToRuling,
}: {
  readonly sheet: Pick<SheetSeen, 'history' | 'texts'>;
  readonly line: number;
  readonly players: readonly PlayerAt[];
  /** Where the ruling is by which something was done, for those who may see it. */
  readonly wayToRuling?: ((ruling: string) => string) | undefined;
}) {
  const { t } = useTranslation();
  const times = useTimes();
  const historyEvents = history.filter(
    (historyEvent) => historyEvent.line === line && OF_LINES.has(historyEvent.what),
  );
  if (historyEvents.length === 0) return null;
  return (
    <details className="opens">
      <summary>{t('sheets.history', { number: historyEvents.length })}</summary>
      <ol className="grid list above-8 small">
        {historyEvents.map(({ position, time, what, by, written, reason, departs, ruling, unruled }, at) => {
          const before = historyEvents[at - 1]?.written;
          const who = players.find(({ seat }) => seat === by)?.name;
          const why = reason === undefined ? null : texts?.[reason];
          const whyNot = departs === undefined ? null : texts?.[departs];
          const judges = ruling ?? unruled;
          return (
            <li className="grid gap-0" key={position}>
              <span className="muted">
                {times.minute(time)} · {who ?? t('sheets.byStaff')} · {t(`sheets.event.${what as 'written'}`)}
              </span>
              {what !== 'written' && before && (
                <s className="muted">
                  <LineHead what={before} players={players} />
                </s>
              )}
              {written && <LineHead what={written} players={players} />}
              {why && <q>{why}</q>}
              {whyNot && (
                <span>
                  {t('rulings.text.departs')} <q>{whyNot}</q>
                </span>
              )}
              {wayToRuling && judges !== undefined && (
                <Link href={wayToRuling(judges)}>
                  {t(ruling === undefined ? 'sheetsSeen.unruled' : 'sheetsSeen.byRuling')}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
