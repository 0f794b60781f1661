import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { address } from '../api/journal.js';
import type { SessionSeen } from '../api/documents.js';
import { ofBoards } from '../messages/fieldText.js';
import { Choice } from '../kit/Choice.js';
import { useLocale } from '../parts/useLocale.js';
import meetings from '../play/Meetings.module.css';
import ranking from '../standings/RankingTable.module.css';
import { Contestant } from '../play/Contestant.js';
import { impsText } from '../play/figures.js';
import { boardsOfRound } from './duplicate/boardsOfRound.js';
import { lastRoundOf, seatsOf, tablesIn } from '../play/seatedIn.js';
import { SheetPill } from './SheetPill.js';
import { sheetPath } from '../play/sheetPaths.js';
import { sheetsQuery } from '../play/sheetQueries.js';

/** Who sits where in a round, with the way to each table's sheet. */
export function TablesOfRound({
  tournament,
  session,
  path,
  at,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  /** The session's own address. */
  readonly path: string;
  /** The point in the past that is looked at. */
  readonly at: string | undefined;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [wanted, setWanted] = useState<number>();
  const { data } = useQuery(sheetsQuery(tournament, session.session, at));
  const drawn = lastRoundOf(session);
  const next = session.status === 'running' ? session.round + 1 : session.round;
  const round = wanted ?? Math.max(1, Math.min(drawn, session.ended < session.round ? session.round : next));
  const boards = boardsOfRound(session, round);
  if (drawn === 0) return null;
  return (
    <section className={`stack ${ranking.ranking}`} aria-label={t('sheetsSeen.tables')}>
      <h2>
        {t('sheetsSeen.tablesOf', { round })}
        {boards.length > 0 && ` · ${t('guide.boardsOf', ofBoards(boards))}`}
      </h2>
      {drawn > 1 && (
        <Choice
          label={t('sheetsSeen.rounds')}
          labelHidden
          value={`${round}`}
          options={Array.from({ length: drawn }, (_, index) => ({
            value: `${index + 1}`,
            label: `${index + 1}`,
            spoken: t('roundDraw.round', { round: index + 1 }),
          }))}
          onChange={(value) => setWanted(Number(value))}
        />
      )}
      {round > session.round && <p className="muted">{t('roundDraw.notCalled')}</p>}
      <ul className="grid columns-320 list">
        {tablesIn(session, round).map(({ table, seated: drawnSeats }) => {
          const sheet = data?.sheets.find((one) => one.table === table && one.round === round);
          const seated = sheet?.seated ?? drawnSeats;
          return (
            <li key={table} className="bar gap-12 card pad-12 choosable">
              <strong className={meetings.table}>{table}</strong>
              <div className="stack gap-4 grow shrinks">
                {seatsOf(seated).map(({ seat, contestant }) => (
                  <div key={contestant} className="bar gap-12 stretch between">
                    <Link href={address(`${path}/pair/${contestant}`, { at })}>
                      <Contestant session={session} contestant={contestant} round={round} />
                    </Link>
                    {sheet && sheet.balances[seat] !== undefined && (
                      <span className="number">{impsText(sheet.balances[seat], locale)}</span>
                    )}
                  </div>
                ))}
                {sheet && (
                  <span>
                    <SheetPill sheet={sheet} />{' '}
                    <Link href={address(sheetPath(path, table, round), { at })}>
                      {t('sheetsSeen.sheetAfter', { count: sheet.deals })}
                    </Link>
                  </span>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
