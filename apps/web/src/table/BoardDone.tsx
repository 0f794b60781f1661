import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SideName } from '#tournament';
import type { HandsRecorded } from '../api/sessionCommands.js';
import type { FieldAtTable } from '../api/tableDocuments.js';
import { signed } from '../messages/fieldText.js';
import { handsRecordedText } from '../messages/handsRecordedText.js';
import { ResultSeen } from '../contract/ResultSeen.js';
import { Button } from '../kit/Button.js';
import { useLocale } from '../parts/useLocale.js';
import { impsText, percentText } from '../play/figures.js';
import { bestFirst, impsOf, lineAt, percentOf } from '../play/ownAward.js';
import { scoreFor, type BoardNow } from '../offline/atTable.js';
import { sidesHave } from './figuresOfSides.js';
import { SidesHave } from './SidesHave.js';
import { StepHeading } from './StepHeading.js';
import classes from './BoardDone.module.css';
import { HandsForm } from './HandsForm.js';
import type { Outbox } from '../offline/outbox.js';
import table from '../kit/Phone.module.css';
import { WrongResult } from './WrongResult.js';

/** A board that is done here: what it was, and the field of it as far as those who have just played it may see it. */
export function BoardDone({
  tournament,
  board,
  place,
  own,
  side,
  give,
  field,
  onStay,
  onGoOn,
  next,
}: {
  readonly tournament: string;
  readonly board: BoardNow;
  readonly place: { readonly session: string; readonly table: string };
  /** The side whose own phone this is; left out: both sides have this one. */
  readonly own: SideName | undefined;
  /** The side that enters. */
  readonly side: SideName;
  readonly give: Outbox['give'];
  readonly field: FieldAtTable | undefined;
  /** This board stays in view. */
  readonly onStay: () => void;
  readonly onGoOn: () => void;
  /** The board that comes next; none: the round is done. */
  readonly next: number | undefined;
}) {
  const { t } = useTranslation();
  const [reading, setReading] = useState(false);
  const [recorded, setRecorded] = useState<HandsRecorded>();
  const play = { ...place, round: board.round, board: board.board };
  // Figures are told from the side whose own phone this is.
  const told = own ?? 'NS';
  const line = field?.shown ? lineAt(field, place.table, board.round) : undefined;
  if (reading) {
    const done = (answer: HandsRecorded) => {
      setRecorded(answer);
      setReading(false);
    };
    return <HandsForm tournament={tournament} play={play} onDone={done} onBack={() => setReading(false)} />;
  }
  return (
    <>
      <section className={table.card}>
        <StepHeading>
          {t(`entry.done.${board.status as 'agreed' | 'ruled' | 'not-played'}`, { board: board.board })}
        </StepHeading>
        {board.result && board.status === 'agreed' && (
          <div className="row gap-4 gap-x-24 between">
            <span className={table.big}>
              <ResultSeen result={board.result} />
            </span>
            {board.score !== null && <SidesHave sides={sidesHave(board.score, line, own)} />}
          </div>
        )}
        <Button onClick={onGoOn}>
          {next === undefined ? t('entry.toMove') : t('entry.nextBoard', { board: next })}
        </Button>
        {board.hands === 'to-read' && !recorded && !board.waits && (
          <Button
            variant="default"
            onClick={() => {
              onStay();
              setReading(true);
            }}
          >
            {t('entry.hands')}
          </Button>
        )}
        {recorded ? (
          <output className={recorded === 'differs' ? 'shrinks strong warn' : undefined}>
            {t(handsRecordedText(recorded))}
          </output>
        ) : (
          board.hands === 'read' && <p className="muted">{t('entry.handsRead')}</p>
        )}
      </section>
      <WrongResult
        tournament={tournament}
        board={board}
        place={place}
        own={own}
        side={side}
        give={give}
        onStay={onStay}
      />
      {field?.shown && board.status === 'agreed' && (
        <Field field={field} at={place.table} round={board.round} side={told} />
      )}
    </>
  );
}

/** The other results on the board, best for a side first; ours is marked. */
function Field({
  field,
  at,
  round,
  side,
}: {
  readonly field: FieldAtTable;
  readonly at: string;
  readonly round: number;
  readonly side: SideName;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const own = lineAt(field, at, round);
  const lines = bestFirst(
    field.lines.filter(({ score, awards }) => score !== null || awards !== null),
    side,
  );
  const inImps = field.fields.some(({ top }) => top === null);
  return (
    <section className={table.card}>
      <h2>{t('entry.field', { board: field.board })}</h2>
      <div className={classes.scroll}>
        <table className={`wide ruled figures ${classes.field}`}>
          <thead>
            <tr>
              <th className="tiny muted" scope="col">
                {t('traveller.contract')}
              </th>
              <th className="tiny muted" scope="col">
                {t('entry.scoreOf', { side: t(`contract.side.${side}`) })}
              </th>
              <th className="tiny muted" scope="col">
                {t('traveller.award', {
                  side: t(`contract.side.${side}`),
                  unit: inImps ? t('method.unit.imps') : '%',
                })}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => {
              const share = percentOf(line.awards?.[side]);
              const worth = impsOf(line.awards?.[side]);
              return (
                <tr key={`${line.table} ${line.round}`} data-own={line === own || undefined}>
                  <td>
                    {line.result ? <ResultSeen result={line.result} /> : t(`traveller.status.${line.status}`)}
                  </td>
                  <td>{line.score === null ? '' : signed(scoreFor(side, line.score))}</td>
                  <td>
                    {share !== undefined && percentText(share, locale)}
                    {worth !== undefined && impsText(worth, locale)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className="muted">{t('entry.fieldClears')}</p>
    </section>
  );
}
