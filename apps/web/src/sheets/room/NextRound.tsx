import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { readAfter, sendCommand } from '../../api/commands.js';
import type { SessionSeen } from '../../api/documents.js';
import { newCommandId } from '../../api/idempotency.js';
import { tournamentQuery } from '../../api/queries.js';
import { ProblemNote } from '../../parts/ProblemNote.js';
import { useSubmission } from '../../parts/useSubmission.js';
import room from '../../session/room/Room.module.css';
import { sheetsQuery, type SheetListed } from '../sheetQueries.js';

/** The tables whose sheet of a round does not count yet. */
export function openIn(sheets: readonly SheetListed[], round: number): string[] {
  return sheets.flatMap((sheet) => (sheet.round === round && sheet.status !== 'agreed' ? [sheet.table] : []));
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
  const { data: book } = useQuery(tournamentQuery(tournament));
  const { data } = useQuery(sheetsQuery(tournament, session));
  const round = called + 1;
  const open = openIn(data?.sheets ?? [], called);
  const [{ section }] = sections as [SessionSeen['sections'][number]];
  const form = useSubmission(
    async (body: { readonly at: number }, commandId) => {
      const draw = { session, section, round, incomplete: false, as: 'swiss', ...body } as const;
      await sendCommand(tournament, 'session.draw-tables', draw, commandId);
      return sendCommand(tournament, 'session.call-round', { session, round }, newCommandId());
    },
    async ({ position }) => readAfter(client, tournament, position),
  );
  return (
    <div className={room.waits}>
      <ProblemNote problem={form.problem} />
      <Button
        loading={form.pending}
        disabled={!data || !book || open.length > 0}
        onClick={() => form.submit({ at: book!.head })}
      >
        {t('sheetsRoom.drawAndCall', { round })}
      </Button>
      {open.length > 0 && (
        <span className={room.facts}>
          {t('sheetsRoom.openSheets', { count: open.length, tables: open.join(', ') })}
        </span>
      )}
    </div>
  );
}
