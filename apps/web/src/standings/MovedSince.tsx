import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SessionSeen, StandingsSeen } from '../api/documents.js';
import type { AwardMoved, StandingAtMoment, StandingMoved } from '../api/moveDocuments.js';
import { movesQuery } from '../api/sessionQueries.js';
import { Heard } from '../kit/Heard.js';
import { OpensWhenAsked } from '../kit/OpensWhenAsked.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { Waiting } from '../kit/Waiting.js';
import { Contestant } from '../play/Contestant.js';
import { figureText, worthText } from '../play/figures.js';
import classes from './MovedSince.module.css';

interface MovedProps {
  readonly tournament: string;
  readonly session: SessionSeen;
  /** The moment of the past that is looked at. */
  readonly from: string;
  readonly by: StandingsSeen['by'];
  readonly path: string;
}

/** Who stands elsewhere now than at a moment of the past, and by which boards; fetched once somebody asks. */
export default function MovedSince(props: MovedProps) {
  const { t } = useTranslation();
  return (
    <OpensWhenAsked summary={t('moved.since')}>
      <Moves {...props} />
    </OpensWhenAsked>
  );
}

function Moves({ tournament, session, from, by, path }: MovedProps) {
  const { t } = useTranslation();
  const moves = useQuery(movesQuery(tournament, session.session, from));
  if (moves.isError) return <QueryProblem problem={moves.error} retry={() => moves.refetch()} />;
  if (!moves.data) return <Waiting />;
  const elsewhere = moves.data.moves.filter(({ before, after }) => before?.place !== after?.place);
  if (elsewhere.length === 0) return <p>{t('moved.nobody')}</p>;
  return (
    <ul className={classes.moves}>
      {elsewhere.map((move) => (
        <li key={move.contestant}>
          <Contestant session={session} contestant={move.contestant} />:{' '}
          <Standing standing={move.before} by={by} /> <Heard seen="→">{t('traveller.then')}</Heard>{' '}
          <strong>
            <Standing standing={move.after} by={by} />
          </strong>
          <Why move={move} path={path} />
        </li>
      ))}
    </ul>
  );
}

function Standing({
  standing,
  by,
}: {
  readonly standing: StandingAtMoment | null;
  readonly by: StandingsSeen['by'];
}) {
  const { t, i18n } = useTranslation();
  if (!standing || standing.place === null) return t('moved.noPlace');
  const figure = figureText({ ...standing, mean: null }, by, i18n.language);
  return t('moved.place', { place: standing.place, figure });
}

/** Reasons that are shown at once; more are folded up. */
const FEW = 3;

/** Board by board what is otherwise, and what was done there; or that only others have moved. */
function Why({
  move: { boards, othersMoved },
  path,
}: {
  readonly move: StandingMoved;
  readonly path: string;
}) {
  const { t } = useTranslation();
  if (othersMoved || boards.length === 0) return <p className="muted">{t('moved.others')}</p>;
  if (boards.length <= FEW) return <Boards boards={boards} path={path} />;
  return (
    <details>
      <summary>{t('moved.boards', { boards: boards.length })}</summary>
      <Boards boards={boards} path={path} />
    </details>
  );
}

function Boards({ boards, path }: Pick<StandingMoved, 'boards'> & { readonly path: string }) {
  const { t, i18n } = useTranslation();
  const worth = (award: AwardMoved | null) =>
    award && 'points' in award
      ? worthText({ points: award.points, top: 'top' in award ? award.top : null }, i18n.language)
      : t('moved.nothing');
  return (
    <ul>
      {boards.map(({ board, before, after, own, deeds }) => (
        <li key={board}>
          <Link href={`${path}/board/${board}`}>{t('moved.board', { board })}</Link>:{' '}
          {t('moved.worth', { before: worth(before), after: worth(after) })}{' '}
          <span className="muted">
            {t(own ? 'moved.own' : 'moved.field', {
              what: [...new Set(deeds.map(({ what }) => t(`moved.event.${what}`)))].join(', '),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
