import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAfter, sendCommand } from '../../api/commands.js';
import { newCommandId } from '../../api/idempotency.js';
import { Button } from '../../kit/Button.js';
import groups from '../../kit/Group.module.css';
import { Held } from '../../kit/Held.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { Tick } from '../../kit/Tick.js';
import { useSubmission } from '../../parts/useSubmission.js';
import { isSamePlace, lastAct, readingsNow } from '../../api/lastAct.js';
import room from './Desk.module.css';
import type { OpenPlay } from '../../play/stillOpen.js';

const nameOf = ({ table, round, board }: OpenPlay) => `${table}/${round}/${board}`;

/** Boards without a result, to be recorded as not played together. None of several is ticked: one may be played yet. */
export function NotPlayedTogether({
  tournament,
  session,
  plays,
  onMarking,
  onClose,
}: {
  readonly tournament: string;
  readonly session: string;
  /** Those without a result. */
  readonly plays: readonly OpenPlay[];
  /** They are being recorded from now on. */
  readonly onMarking?: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    new Set(plays.length === 1 ? plays.map(nameOf) : []),
  );
  const [refused, setRefused] = useState<OpenPlay>();
  const client = useQueryClient();
  const form = useSubmission(
    async (chosen: readonly OpenPlay[]) => {
      const act = { name: 'result.mark-not-played', page: location.pathname } as const;
      const before = readingsNow(client, tournament);
      const bodies = chosen.map(({ table, round, board, emptyAt }) => ({
        session,
        table,
        round,
        board: board!,
        at: emptyAt!,
      }));
      let position = 0;
      for (const [index, body] of bodies.entries()) {
        setRefused(chosen[index]);
        // oxlint-disable-next-line no-await-in-loop -- what is marked already stays so: what was refused is pressed again
        ({ position } = await sendCommand(tournament, act.name, body, newCommandId()));
      }
      setRefused(undefined);
      const [body, ...also] = bodies;
      return { ...act, tournament, body: body!, also, before, position };
    },
    async (act) => {
      await readAfter(client, tournament, act.position);
      onClose();
      if (isSamePlace(location.pathname, act.page)) lastAct.become(act);
    },
  );
  const chosen = plays.filter((play) => ticked.has(nameOf(play)));
  const playText = ({ table, round, board }: OpenPlay) => t('room.play', { table, round, board });
  const tick = (play: OpenPlay, isTicked: boolean) => {
    const others = [...ticked].filter((name) => name !== nameOf(play));
    setTicked(new Set(isTicked ? [...others, nameOf(play)] : others));
  };
  return (
    <fieldset className={groups.group}>
      <legend>{t('room.notPlayedTogether')}</legend>
      <p className="muted">{t('room.notPlayedTogetherText')}</p>
      <Held pending={form.pending}>
        {plays.length > 1 && (
          <Tick
            label={t('room.notPlayedAll', { count: plays.length })}
            value={chosen.length === plays.length}
            onChange={(isTicked) => setTicked(new Set(isTicked ? plays.map(nameOf) : []))}
          />
        )}
        {plays.map((play) => (
          <Tick
            key={nameOf(play)}
            label={playText(play)}
            value={ticked.has(nameOf(play))}
            onChange={(isTicked) => tick(play, isTicked)}
          />
        ))}
      </Held>
      {form.problem && refused && <p>{playText(refused)}</p>}
      <ProblemNote problem={form.problem} />
      <div className={`row ${room.actions}`}>
        <Button
          disabled={chosen.length === 0 || form.pending}
          onClick={() => {
            onMarking?.();
            form.submit(chosen);
          }}
        >
          {t('room.notPlayedNow', { count: chosen.length })}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('action.cancel')}
        </Button>
      </div>
    </fieldset>
  );
}
