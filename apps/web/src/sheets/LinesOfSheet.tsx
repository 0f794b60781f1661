import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { LineHistory } from './LineHistory.js';
import { LineBody } from './table/LineBody.js';
import { LineHead } from './table/LineHead.js';
import classes from './LinesOfSheet.module.css';
import { playersAt } from './playersAt.js';
import type { SheetSeen } from '../play/sheetQueries.js';
import { Button } from '../kit/Button.js';

/** The lines of a sheet in their order, each with what it has written and by which rule. */
export function LinesOfSheet({
  sheet,
  onCorrect,
  onStrike,
  wayToRule,
  wayToRuling,
}: {
  readonly sheet: SheetSeen;
  /** Where a deal can be corrected. */
  readonly onCorrect?: (line: number) => void;
  /** Where the last line may be taken off. */
  readonly onStrike?: (line: number) => void;
  /** Where a judge rules on a line, ... */
  readonly wayToRule?: (line: number) => string;
  /** ... and where the ruling is by which one stands. */
  readonly wayToRuling?: (ruling: string) => string;
}) {
  const { t } = useTranslation();
  const players = playersAt(sheet);
  if (sheet.lines.length === 0) return <p className="muted">{t('sheetsSeen.noLines')}</p>;
  return (
    <ol className="list" aria-label={t('sheetsSeen.lines')}>
      {sheet.lines.map((line) => (
        <li key={line.line} className={`bar gap-12 stretch line-above pad-y-8 ${classes.line}`}>
          <span className={classes.number}>{line.line}</span>
          <div className="grow shrinks">
            <strong>
              {line.board !== undefined && `${t('traveller.board', { board: line.board })} · `}
              <LineHead what={line.what} players={players} />
            </strong>
            <LineBody line={line} players={players} />
            <Reason sheet={sheet} line={line.line} />
            <LineHistory sheet={sheet} line={line.line} players={players} wayToRuling={wayToRuling} />
            <div className="row above-8">
              {wayToRuling && line.ruling !== undefined && (
                <Link href={wayToRuling(line.ruling)}>{t('sheetsSeen.byRuling')}</Link>
              )}
              {wayToRule && line.ruling === undefined && (
                <Button component={Link} variant="default" href={wayToRule(line.line)}>
                  {t('sheetsSeen.rule')}
                </Button>
              )}
              {onCorrect && line.what.kind === 'deal' && line.ruling === undefined && (
                <Button variant="default" onClick={() => onCorrect(line.line)}>
                  {t('sheetsSeen.correct')}
                </Button>
              )}
              {onStrike && line.line === sheet.next - 1 && line.ruling === undefined && (
                <Button variant="default" onClick={() => onStrike(line.line)}>
                  {t('sheetsSeen.strike')}
                </Button>
              )}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Why a line was last written or corrected, for those who may know. */
function Reason({ sheet: { history, texts }, line }: { readonly sheet: SheetSeen; readonly line: number }) {
  const told = history.findLast(
    (historyEvent) => historyEvent.line === line && historyEvent.reason !== undefined,
  );
  const text = told?.reason === undefined ? undefined : texts?.[told.reason];
  return text ? <p className="muted">{text}</p> : null;
}
