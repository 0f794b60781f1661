import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryProblem } from '../../kit/QueryProblem.js';
import { Waiting } from '../../kit/Waiting.js';
import { later } from '../../kit/later.js';
import { AboutSession } from '../../standings/AboutSession.js';
import type { SessionShown } from '../../shell/SessionPage.js';
import { directs } from '../../play/roles.js';
import { BoardNeighbours } from '../../traveller/BoardNeighbours.js';
import classes from '../../traveller/TravellerPage.module.css';
import { tablesIn } from '../../play/seatedIn.js';
import { sheetBoardQuery, type SheetBoardSeen } from '../../play/sheetQueries.js';
import { boardDealer } from './boardDealer.js';
import { comparisonText } from './comparisonText.js';
import { DealOfThree } from './DealOfThree.js';
import { FieldOfBoard } from './FieldOfBoard.js';
import { isHiddenBoard } from './hiddenBoards.js';

const ViewDeal = later(() => import('../../traveller/ViewDeal.js'));

/** The traveller of a board of duplicate preferans: the deal, what all tables have made of it, and how hands compare. */
export default function BoardTraveller({
  board,
  shown,
}: {
  readonly board: number;
  readonly shown: SessionShown;
}) {
  const { tournament, session, at, path } = shown;
  const { t } = useTranslation();
  const query = useQuery({
    ...sheetBoardQuery(tournament.id, session.session, board, at),
    placeholderData: keepPreviousData,
    enabled: session.boards.includes(board),
  });
  if (!session.boards.includes(board)) return <p>{t('traveller.unknown')}</p>;
  const hidden = isHiddenBoard(query.error);
  if (!query.data && !hidden) {
    return query.error ? <QueryProblem problem={query.error} retry={() => query.refetch()} /> : <Waiting />;
  }
  return (
    <>
      <BoardNeighbours boards={session.boards} board={board} path={path} at={at} />
      <div className={`grid gap-16 one-column ${classes.whole}`}>
        <section className={classes.board} aria-labelledby="board">
          <div className="row gap-4 gap-x-12 baseline between">
            <h2 className="larger" id="board">
              {t('traveller.board', { board })}
            </h2>
            <span className="muted">
              <Dealers board={board} session={session} />
            </span>
          </div>
          <Cards board={board} seen={query.data} shown={shown} />
        </section>
        <div className="stack gap-16 shrinks">
          {query.data ? (
            <>
              <FieldOfBoard seen={query.data} session={session} path={path} at={at} />
              <p className="muted">{comparisonText(t, query.data.comparison)}</p>
            </>
          ) : (
            <p>{t('traveller.hidden')}</p>
          )}
        </div>
      </div>
      <AboutSession shown={shown} />
    </>
  );
}

/** Who deals a board: at a table of three that may be somebody else. */
function Dealers({ board, session }: { readonly board: number; readonly session: SessionShown['session'] }) {
  const { t } = useTranslation();
  const sizes = new Set(
    tablesIn(session, 1).map(({ seated }) => (Object.keys(seated).length === 3 ? 3 : 4) as 3 | 4),
  );
  const [four, three] = [boardDealer(board, 4), boardDealer(board, 3)];
  if (sizes.size < 2 || four === three) {
    const seat = boardDealer(board, sizes.has(4) ? 4 : 3);
    return t('sheetBoards.dealer', { seat: t(`contract.seatName.${seat}`) });
  }
  return t('sheetBoards.dealers', {
    four: t(`contract.seatName.${four}`),
    three: t(`contract.seatName.${three}`),
  });
}

/** The deal, where it may be seen; one who directs may ask for it before. */
function Cards({
  board,
  seen,
  shown: { tournament, session, at },
}: {
  readonly board: number;
  readonly seen: SheetBoardSeen | undefined;
  readonly shown: SessionShown;
}) {
  const { t } = useTranslation();
  if (seen && seen.deal !== null) {
    return <DealOfThree text={seen.deal} />;
  }
  const mayView = directs(tournament) && tournament.status !== 'archived' && at === undefined;
  return (
    <>
      <p className="muted">
        {t(seen?.dealing === 'dealt-at-table' ? 'traveller.dealtAtTable' : 'traveller.noDeal')}
      </p>
      {seen?.dealing === 'dealt' && mayView && (
        <ViewDeal tournament={tournament.id} set={session.boardSet} board={board} />
      )}
    </>
  );
}
