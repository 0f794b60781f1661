import { Select } from '../../kit/Select.js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContradictionSeen, DoubtSeen } from '../../api/deskDocuments.js';
import { deskQuery } from '../../api/deskQueries.js';
import { doubtText } from '../../messages/doubtText.js';
import { AskCommand } from '../../form/AskCommand.js';
import classes from './Desk.module.css';
import { Button } from '../../kit/Button.js';

interface OfBoard {
  readonly tournament: string;
  readonly session: string;
  readonly set: string;
  readonly board: number;
}

/** What the director decides of the deal of a board: whether it may stand, and which reading of its cards holds. */
export function DealQuestions({ of }: { readonly of: OfBoard }) {
  const { data: room } = useQuery(deskQuery(of.tournament, of.session));
  const doubt = room?.doubts.find(({ board }) => board === of.board);
  const contradictions = room?.contradictions.filter(({ board }) => board === of.board) ?? [];
  return (
    <>
      {doubt && <Doubt of={of} doubt={doubt} />}
      {contradictions.map((each) => (
        <Contradiction key={each.reading} of={of} contradiction={each} />
      ))}
    </>
  );
}

function Doubt({ of, doubt }: { readonly of: OfBoard; readonly doubt: DoubtSeen }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const grounds = doubt.repeated === null ? (['shuffled'] as const) : REPEATS;
  const [ground, setGround] = useState<Ground>(grounds[0]);
  return (
    <div className={classes.question}>
      <p>{doubtText(t, doubt)}</p>
      <p className="muted">{t('room.doubt.text')}</p>
      <div className={`row ${classes.actions}`}>
        <Button variant="default" onClick={() => setAsked(true)}>
          {t('room.doubt.stands')}
        </Button>
      </div>
      {asked && (
        <AskCommand
          tournament={of.tournament}
          command="board.decide-doubt"
          body={(reason) => ({ set: of.set, board: of.board, ground, reason })}
          title={t('room.doubt.title', { board: of.board })}
          text={
            <Select
              label={t('room.doubt.ground')}
              value={ground}
              data={grounds.map((value) => ({ value, label: t(`room.doubt.ground.${value}`) }))}
              onChange={(value) => setGround(value as Ground)}
            />
          }
          action={t('room.doubt.action')}
          reason="needed"
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}

const REPEATS = ['replay', 'simultaneous', 'imported-again'] as const;
type Ground = (typeof REPEATS)[number] | 'shuffled';

function Contradiction({
  of,
  contradiction: { reading, at, recordedAt },
}: {
  readonly of: OfBoard;
  readonly contradiction: ContradictionSeen;
}) {
  const { t } = useTranslation();
  const [holds, setHolds] = useState<boolean>();
  const where = (place: ContradictionSeen['at']) =>
    place ? t('line.atTable', { table: place.table, round: place.round }) : t('room.reading.director');
  return (
    <div className={classes.question}>
      <p>{t('room.reading.text', { here: where(at), before: where(recordedAt) })}</p>
      <p className="muted">{t('room.reading.about')}</p>
      <div className={`row ${classes.actions}`}>
        <Button variant="default" onClick={() => setHolds(false)}>
          {t('room.reading.recorded', { before: where(recordedAt) })}
        </Button>
        <Button variant="default" onClick={() => setHolds(true)}>
          {t('room.reading.new', { here: where(at) })}
        </Button>
      </div>
      {holds !== undefined && (
        <AskCommand
          tournament={of.tournament}
          command="board.decide-reading"
          body={(reason) => ({ session: of.session, board: of.board, reading, holds, reason })}
          title={t('room.reading.title', { board: of.board })}
          text={
            holds
              ? t('room.reading.newHolds', { here: where(at) })
              : t('room.reading.recordedHolds', { before: where(recordedAt) })
          }
          action={t('room.reading.action')}
          reason="needed"
          onClose={() => setHolds(undefined)}
        />
      )}
    </div>
  );
}
