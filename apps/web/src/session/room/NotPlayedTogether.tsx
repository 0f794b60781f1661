import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAfter, sendCommand } from '../../api/commands.js';
import { newCommandId } from '../../api/idempotency.js';
import { Button } from '../../parts/Button.js';
import { Held } from '../../parts/Held.js';
import { ProblemNote } from '../../parts/ProblemNote.js';
import { Tick } from '../../parts/Tick.js';
import { useSubmission } from '../../parts/useSubmission.js';
import type { OpenPlay } from './stillOpen.js';

const nameOf = ({ table, round, board }: OpenPlay) => `${table}/${round}/${board}`;

/** Boards without a result, to be recorded as not played together; those that were played after all are unticked. */
export function NotPlayedTogether({
  tournament,
  session,
  plays,
}: {
  readonly tournament: string;
  readonly session: string;
  readonly plays: readonly OpenPlay[];
}) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<OpenPlay>();
  const client = useQueryClient();
  const form = useSubmission(
    async (chosen: readonly OpenPlay[]) => {
      let position = 0;
      for (const play of chosen) {
        const { table, round, board, emptyAt } = play;
        setRefused(play);
        const body = { session, table, round, board: board!, at: emptyAt! };
        // oxlint-disable-next-line no-await-in-loop -- what is marked already stays so: what was refused is pressed again
        ({ position } = await sendCommand(tournament, 'result.mark-not-played', body, newCommandId()));
      }
      setRefused(undefined);
      return position;
    },
    async (position) => {
      await readAfter(client, tournament, position);
      setOpen(false);
    },
  );
  const empty = plays.filter(({ emptyAt }) => emptyAt !== undefined);
  const chosen = empty.filter((play) => !kept.has(nameOf(play)));
  if (empty.length === 0) return null;
  const playText = ({ table, round, board }: OpenPlay) => t('room.play', { table, round, board });
  if (!open)
    return (
      <div>
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('room.notPlayedTogether')}
        </Button>
      </div>
    );
  const toggled = (play: OpenPlay, isChosen: boolean) => {
    const others = [...kept].filter((name) => name !== nameOf(play));
    setKept(new Set(isChosen ? others : [...others, nameOf(play)]));
  };
  return (
    <fieldset>
      <legend>{t('room.notPlayedTogether')}</legend>
      <p className="muted">{t('room.notPlayedText')}</p>
      <Held pending={form.pending}>
        {empty.map((play) => (
          <Tick
            key={nameOf(play)}
            label={playText(play)}
            checked={!kept.has(nameOf(play))}
            onChange={(isChosen) => toggled(play, isChosen)}
          />
        ))}
      </Held>
      {form.problem && refused && <p>{playText(refused)}</p>}
      <ProblemNote problem={form.problem} />
      <Button disabled={chosen.length === 0 || form.pending} onClick={() => form.submit(chosen)}>
        {t('room.notPlayedNow', { count: chosen.length })}
      </Button>
    </fieldset>
  );
}
