import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { readAfter } from '../../../api/commands.js';
import type { SessionSeen } from '../../../api/documents.js';
import { newCommandId } from '../../../api/idempotency.js';
import { sendAsSeen } from '../../../api/seenChanged.js';
import { Button } from '../../../kit/Button.js';
import { ProblemNote } from '../../../kit/ProblemNote.js';
import { useSubmission } from '../../../parts/useSubmission.js';
import room from '../Desk.module.css';
import { sheetsQuery, type SheetListed } from '../../../play/sheetQueries.js';

/** The tables whose sheet of a round does not count yet. */
export function openIn(sheets: readonly SheetListed[], round: number): string[] {
  return sheets.flatMap((sheet) => (sheet.round === round && sheet.status !== 'agreed' ? [sheet.table] : []));
}

/** Draws and starts the next round, by what was seen up to a journal entry. */
interface Wanted {
  readonly round: number;
  readonly at: number;
  /** It is drawn by now: it is only called. */
  readonly drawn?: boolean;
}

/** Draws the next round from the standings, and calls it: one tap, as soon as every sheet of the last one counts. */
export function NextRound({
  tournament,
  session: { session, sections, round: called },
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data } = useQuery(sheetsQuery(tournament, session));
  const round = called + 1;
  const open = openIn(data?.sheets ?? [], called);
  const [{ section }] = sections as [SessionSeen['sections'][number]];
  const form = useSubmission(
    async ({ drawn = false, ...of }: Wanted, _id, again: (wanted: Wanted) => void) => {
      // By the standings with all sheets that are seen here: what others have corrected since is shown before.
      const draw = { session, section, ...of, incomplete: false, as: 'swiss' } as const;
      // Each attempt draws from another journal entry, so it is a command of its own. A drawn round is not drawn again.
      const at = drawn
        ? of.at
        : await sendAsSeen(tournament, 'session.draw-tables', draw, {
            id: newCommandId(),
            again: (changed) => again({ ...of, at: changed.at }),
          }).then(({ position }) => position);
      const call = { session, round, at };
      return sendAsSeen(tournament, 'session.call-round', call, {
        id: newCommandId(),
        again: (changed) => again({ ...of, at: changed.at ?? at, drawn: true }),
      });
    },
    async ({ position }) => readAfter(client, tournament, position),
  );
  return (
    <div className={room.waits}>
      <ProblemNote problem={form.problem} />
      <Button
        loading={form.pending}
        disabled={!data || open.length > 0}
        onClick={() => data && form.submit({ round, at: data.position })}
      >
        {t('sheetsRoom.drawAndCall', { round })}
      </Button>
      {open.length > 0 && (
        <span className="small light number muted">
          {t('sheetsRoom.openSheets', { count: open.length, tables: open.join(', ') })}
        </span>
      )}
    </div>
  );
}
