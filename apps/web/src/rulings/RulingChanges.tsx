import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../api/documents.js';
import { rulingChangesQuery, type RulingChangeSeen } from '../api/rulingChanges.js';
import { playSessionQuery } from '../api/sessionQueries.js';
import { standingText } from '../messages/standingText.js';
import { OpensWhenAsked } from '../kit/OpensWhenAsked.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { useLocale } from '../parts/useLocale.js';
import { useTimes } from '../parts/useTimes.js';
import { Waiting } from '../kit/Waiting.js';
import { calledAs } from '../play/contestants.js';
import { MatchesCompared } from './MatchesCompared.js';
import { teamText } from '../play/teamText.js';
import { useMatchesSeen } from '../play/useMatchesSeen.js';
import { rowsOf, type ChangedRow, type MovedRow } from './comparedRows.js';
import { ComparedTable } from './ComparedTable.js';
import { contestRows } from './contestRows.js';
import { awardsText, placeText } from './comparedText.js';
import { SheetCompared } from './sheets/SheetCompared.js';

interface ChangesProps {
  readonly tournament: string;
  readonly session: string;
  readonly ruling: string;
}

/** What a ruling has changed: scores and ranking just before and just behind it; fetched once somebody asks. */
export function RulingChanges({ open = false, ...props }: ChangesProps & { readonly open?: boolean }) {
  const { t } = useTranslation();
  return (
    <OpensWhenAsked summary={t('rulings.changed')} open={open}>
      <Changes {...props} />
    </OpensWhenAsked>
  );
}

function Changes({ tournament, session, ruling }: ChangesProps) {
  const { t } = useTranslation();
  const times = useTimes();
  const changes = useQuery(rulingChangesQuery(tournament, ruling));
  const { data: played } = useQuery(playSessionQuery(tournament, session));
  if (changes.isError) return <QueryProblem problem={changes.error} retry={() => changes.refetch()} />;
  if (!changes.data || !played) return <Waiting />;
  return changes.data.map((change) => (
    <section key={change.position} className="grid">
      <h3 className="above-8 small">
        <span className="number">{times.dayAndClock(change.time)}</span> {t(`rulings.did.${change.what}`)}
      </h3>
      <Change change={change} tournament={tournament} session={played} />
    </section>
  ));
}

function Change({
  change,
  tournament,
  session,
}: {
  readonly change: RulingChangeSeen;
  readonly tournament: string;
  readonly session: SessionSeen;
}) {
  const { t, i18n } = useTranslation();
  const locale = useLocale();
  const ofTeams = useMatchesSeen(tournament, session);
  const after = [t('rulings.after')];
  const table = (caption: string, first: string, rows: readonly ChangedRow[]) =>
    rows.length > 0 && (
      <ComparedTable key={caption} caption={caption} first={first} columns={after} rows={rowsOf([rows])} />
    );
  const who = (contestant: string) => {
    if (ofTeams) return teamText(contestant, ofTeams.teams);
    const { number, names } = calledAs(session, contestant);
    return names === undefined ? number : `${names} ${number}`;
  };
  const moves = change.standings.map((move) => ({
    moved: move.before?.place !== move.after?.place,
    key: move.contestant,
    called: who(move.contestant),
    before: placeText(move.before, locale),
    after: placeText(move.after, locale),
  }));
  return (
    <>
      {table(
        t('rulings.changedScores'),
        t('rulings.table'),
        change.scores.map(({ table: at, round, board, before, after: then }) => ({
          key: `${at}/${round}/${board}`,
          called: t('rulings.play', { table: at, round, board }),
          before: standingText(i18n, before),
          after: standingText(i18n, then),
        })),
      )}
      {change.boards.map(({ board, lines }) =>
        table(
          t('rulings.changedBoard', { board }),
          t('rulings.table'),
          lines.map(({ table: at, round, before, after: then }) => ({
            key: `${at}/${round}`,
            called: at,
            before: awardsText(before, locale),
            after: awardsText(then, locale),
          })),
        ),
      )}
      <MatchesCompared outcomes={[change.matches]} columns={after} seen={ofTeams} />
      {change.sheets.map((sheet) => (
        <SheetCompared key={`${sheet.table}/${sheet.round}/${sheet.board}`} sheet={sheet} called={who} />
      ))}
      <Ranking caption={t('rulings.changedStandings')} moves={moves} />
      {change.contests.map((contest) => (
        <Ranking
          key={contest.contest}
          caption={t('rulings.changedContest', { title: contest.title })}
          moves={contestRows(contest, locale)}
        />
      ))}
    </>
  );
}

/** Who stands elsewhere; who only has another figure is shown to who asks. */
function Ranking({ caption, moves }: { readonly caption: string; readonly moves: readonly MovedRow[] }) {
  const { t } = useTranslation();
  const table = (rows: readonly MovedRow[]) => (
    <ComparedTable
      caption={caption}
      first={t('rulings.who')}
      columns={[t('rulings.after')]}
      rows={rowsOf([rows])}
    />
  );
  const moved = moves.filter((move) => move.moved);
  const others = moves.filter((move) => !move.moved);
  return (
    <>
      {moved.length === 0 ? (
        <p className="muted">
          {caption}: {t('rulings.changedNoPlace')}
        </p>
      ) : (
        table(moved)
      )}
      {others.length > 0 && (
        <details className="opens">
          <summary>
            {t('rulings.changedSamePlace')} ({others.length})
          </summary>
          {table(others)}
        </details>
      )}
    </>
  );
}
