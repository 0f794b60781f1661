import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SideName } from '#tournament';
import { resultText } from '../messages/fieldText.js';
import { useAnnounced } from '../kit/announce.js';
import { Button } from '../kit/Button.js';
import { Choice } from '../kit/Choice.js';
import { Dialog } from '../kit/Dialog.js';
import { keepDraft, recallDraft } from '../parts/keptDraft.js';
import { Whole } from '../kit/Whole.js';
import type { BoardNow } from '../offline/atTable.js';
import { draftsAt } from './draftsOfBoards.js';
import { EntryForm } from './EntryForm.js';
import type { Outbox } from '../offline/outbox.js';
import classes from '../kit/Phone.module.css';

const SIDES = ['NS', 'EW'] as const;

/** Those who have played a board say that its agreed result is wrong, and see what became of that. */
export function WrongResult({
  tournament,
  board,
  place,
  own,
  side: usual,
  give,
  onStay,
}: {
  readonly tournament: string;
  readonly board: BoardNow;
  readonly place: { readonly session: string };
  /** The side whose own phone this is; left out: both sides have this one. */
  readonly own: SideName | undefined;
  readonly side: SideName;
  readonly give: Outbox['give'];
  /** This board stays in view. */
  readonly onStay?: () => void;
}) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { asked, status, result, entry } = board;
  const kept = {
    at: draftsAt(tournament, { session: place.session, table: board.table }),
    of: `wrong ${board.round} ${board.board} ${entry}`,
  };
  const keptSide = { ...kept, of: `${kept.of} by` };
  const [chosen, choose] = useState(() => recallDraft(keptSide, { side: usual })?.side ?? usual);
  const side = own ?? chosen;
  const setSide = (by: SideName) => {
    keepDraft(keptSide, { side: by });
    choose(by);
  };
  const answer =
    asked && asked.outcome !== 'taken-back'
      ? [
          t(`entry.asked.${asked.outcome}`, {
            side: t(`contract.sideName.${asked.side}`),
            result: resultText(asked.result, t('line.passedOut')),
          }),
          asked.reason !== null && t('entry.askedWhy', { reason: asked.reason }),
        ]
          .filter(Boolean)
          .join(' ')
      : undefined;
  useAnnounced(answer);
  if (status !== 'agreed' || !result) return null;
  const play = { session: place.session, table: board.table, round: board.round, board: board.board };
  const isOpen = asked?.outcome === 'asked';
  const mayWithdraw = isOpen && asked.correction > 0 && (own === undefined || own === asked.side);
  return (
    <section className={classes.card}>
      {answer !== undefined && (
        <span className={isOpen ? 'shrinks strong warn' : undefined}>
          <Whole text={answer} />
        </span>
      )}
      {mayWithdraw && (
        <Button
          variant="default"
          onClick={() =>
            give('result.take-correction-back', { ...play, side: asked.side, correction: asked.correction })
          }
        >
          {t('entry.wrongTakeBack')}
        </Button>
      )}
      {!isOpen && (
        <Button
          variant="default"
          onClick={() => {
            onStay?.();
            setAsking(true);
          }}
        >
          {t('entry.wrong')}
        </Button>
      )}
      {asking && (
        <Dialog
          title={t('entry.wrongTitle', { board: board.board })}
          pending={false}
          problem={undefined}
          onSubmit={() => setAsking(false)}
          onClose={() => setAsking(false)}
        >
          <p className="muted">{t('entry.wrongText')}</p>
          {own === undefined && (
            <Choice
              label={t('entry.wrongWho')}
              value={side}
              options={SIDES.map((value) => ({ value, label: t(`contract.sideName.${value}`) }))}
              onChange={setSide}
            />
          )}
          <EntryForm
            board={board}
            kept={kept}
            side={side}
            isOwn
            action={t('entry.wrongAsk')}
            onSide={setSide}
            onEnter={(said) => {
              setAsking(false);
              keepDraft(keptSide, undefined);
              give('result.ask-correction', { ...play, side, result: said, entry });
            }}
          />
        </Dialog>
      )}
    </section>
  );
}
