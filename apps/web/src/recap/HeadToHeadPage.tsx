import { Select } from '../kit/Select.js';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import { Rational } from '#scoring';
import { address } from '../api/journal.js';
import { matchesQuery, recapQuery } from '../api/sessionQueries.js';
import { ResultSeen } from '../contract/ResultSeen.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { useLocale } from '../parts/useLocale.js';
import { Waiting } from '../kit/Waiting.js';
import { matchesPath } from '../play/paths.js';
import { AboutSession } from '../standings/AboutSession.js';
import { Contestant } from '../play/Contestant.js';
import { calledAs, playingIn } from '../play/contestants.js';
import { impsText, percentText, pointsText } from '../play/figures.js';
import { SatInFor } from '../play/SatIn.js';
import { SessionPage, type SessionShown } from '../shell/SessionPage.js';
import { playsTeams } from '../play/playsTeams.js';
import classes from './HeadToHead.module.css';
import { headToHead, type BoardOfTwo, type HeadToHead, type OwnOfTwo, type UnitOfTwo } from './headToHead.js';

/** Two contestants of a session side by side: the boards that both have played, and who has more on them. */
export default function HeadToHeadPage({
  tournament,
  session,
}: {
  readonly tournament: string;
  readonly session: string;
}) {
  const { t } = useTranslation();
  return (
    <SessionPage tournament={tournament} name={session} tab="recap" title={t('headToHead.title')}>
      {(shown) => <Choosing shown={shown} />}
    </SessionPage>
  );
}

/** Who they are is in the address, so that it can be sent to somebody. */
function Choosing({ shown }: { readonly shown: SessionShown }) {
  const { t } = useTranslation();
  const { tournament, session, at } = shown;
  const [search, setSearch] = useSearchParams();
  const playing = playingIn(session).map(({ contestant }) => contestant);
  const chosen = (which: 'one' | 'other') => {
    const contestant = search.get(which);
    return contestant !== null && playing.includes(contestant) ? contestant : undefined;
  };
  const [one, other] = [chosen('one'), chosen('other')];
  const select = (which: 'one' | 'other', against: string | undefined) => (
    <Select
      label={t(`headToHead.${which}`)}
      value={chosen(which) ?? ''}
      data={[
        { value: '', label: t('headToHead.choose') },
        ...playing
          .filter((contestant) => contestant !== against)
          .map((contestant) => {
            const { number, names } = calledAs(session, contestant);
            return { value: contestant, label: [number, names].filter(Boolean).join(' · ') };
          }),
      ]}
      onChange={(value) =>
        setSearch((before) => {
          const after = new URLSearchParams(before);
          if (value === '') after.delete(which);
          else after.set(which, value);
          return after;
        })
      }
    />
  );
  return (
    <>
      <h2 className="visually-hidden">{t('headToHead.title')}</h2>
      <div className="grid gap-12 fit-260">
        {select('one', other)}
        {select('other', one)}
      </div>
      {playsTeams(session) && (
        <p>
          {t('match.pairsHere')}{' '}
          <Link href={address(matchesPath(tournament.id, session.session), { at })}>{t('match.title')}</Link>
        </p>
      )}
      {one === undefined || other === undefined ? (
        <p className="muted">{t('headToHead.text')}</p>
      ) : (
        <BothOf key={`${one} ${other}`} one={one} other={other} shown={shown} />
      )}
      <AboutSession shown={shown} />
    </>
  );
}

function BothOf({
  one,
  other,
  shown: { tournament, session, path, at },
}: {
  readonly one: string;
  readonly other: string;
  readonly shown: SessionShown;
}) {
  const { t } = useTranslation();
  const ofTeams = playsTeams(session);
  const recap = useQuery({
    ...recapQuery(tournament.id, session.session, at),
    placeholderData: keepPreviousData,
  });
  const matches = useQuery({
    ...matchesQuery(tournament.id, session.session, at),
    placeholderData: keepPreviousData,
    enabled: ofTeams,
  });
  if (!recap.data || (ofTeams && !matches.data)) {
    const failed = [recap, matches].find(({ isError }) => isError);
    return failed?.error ? (
      <QueryProblem problem={failed.error} retry={() => failed.refetch()} />
    ) : (
      <Waiting />
    );
  }
  const seen = headToHead(recap.data, [one, other], matches.data);
  if (seen.boards.length === 0) return <p>{t('headToHead.none')}</p>;
  const card = (contestant: string) => (
    <>
      <Link href={address(`${path}/pair/${contestant}`, { at })}>
        <Contestant session={session} contestant={contestant} narrow />
      </Link>
      <SatInFor session={session} contestant={contestant} narrow />
    </>
  );
  return (
    <>
      <p>
        {t('headToHead.ahead', {
          boards: seen.boards.length,
          one: seen.ahead.one,
          other: seen.ahead.other,
          neither: seen.ahead.neither,
        })}
      </p>
      <div className={classes.scroll}>
        <table className={`wide ruled figures ${classes.table}`} aria-label={t('headToHead.title')}>
          <thead>
            <tr>
              <th scope="col">{t('match.board')}</th>
              <th scope="col">{card(one)}</th>
              <th scope="col">{card(other)}</th>
              <th scope="col">{t('match.difference')}</th>
            </tr>
          </thead>
          <tbody>
            {seen.boards.map((board) => (
              <Row
                key={board.board}
                board={board}
                unit={seen.unit}
                called={(pair) => t('standings.pair', { number: calledAs(session, pair).number })}
                traveller={(pair) => address(`${path}/board/${board.board}`, { pair, at })}
                one={one}
                other={other}
              />
            ))}
          </tbody>
          {seen.together && <Together together={seen.together} unit={seen.unit} />}
        </table>
      </div>
    </>
  );
}

function Row({
  board: { board, one: mine, other: theirs, met, gain },
  unit,
  called,
  traveller,
  one,
  other,
}: {
  readonly board: BoardOfTwo;
  readonly unit: UnitOfTwo;
  readonly called: (contestant: string) => string;
  /** The address of the board, open at the line of somebody. */
  readonly traveller: (contestant: string) => string;
  readonly one: string;
  readonly other: string;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const sign = gain === null ? 0 : Rational.parse(gain).compare(Rational.ZERO);
  return (
    <tr>
      <th scope="row">
        <Link href={traveller(one)} aria-label={t('traveller.board', { board })}>
          {board}
        </Link>
        {met && <div className={classes.met}>{t('headToHead.met')}</div>}
      </th>
      <Own own={mine} unit={unit} of={called(one)} traveller={traveller(one)} isAhead={sign > 0} />
      <Own own={theirs} unit={unit} of={called(other)} traveller={traveller(other)} isAhead={sign < 0} />
      <td>{gain === null ? '–' : gainText(gain, unit, locale)}</td>
    </tr>
  );
}

/** What was played by one of the two, and what it is worth: leads to why. */
function Own({
  own: { line, side, figure: exact },
  unit,
  of,
  traveller,
  isAhead,
}: {
  readonly own: OwnOfTwo;
  readonly unit: UnitOfTwo;
  /** Whose it is, in words. */
  readonly of: string;
  readonly traveller: string;
  readonly isAhead: boolean;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const figure = exact === undefined ? undefined : figureText(exact, unit, locale);
  return (
    <td data-ahead={isAhead || undefined}>
      <div className="row gap-0 gap-x-12 stretch between">
        <span>
          {line.result && line.status !== 'ruled' ? (
            <ResultSeen result={line.result} />
          ) : (
            <span className="muted">{t(`traveller.status.${line.status}`)}</span>
          )}{' '}
          <span className="tiny muted">{t(`contract.side.${side}`)}</span>
        </span>
        {figure !== undefined && (
          <Link
            href={traveller}
            className={classes.figure}
            aria-label={t('standings.whyFigure', { figure, of })}
          >
            {isAhead && <span aria-hidden>▲ </span>}
            {figure}
          </Link>
        )}
      </div>
    </td>
  );
}

/** Means in percent, or sums of IMPs or points, of the boards above on which both have something that counts. */
function Together({
  together: { one, other, gain },
  unit,
}: {
  readonly together: NonNullable<HeadToHead['together']>;
  readonly unit: UnitOfTwo;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <tfoot>
      <tr>
        <th scope="row">{t(unit === 'percent' ? 'headToHead.mean' : 'headToHead.sum')}</th>
        <td>
          <strong>{figureText(one, unit, locale)}</strong>
        </td>
        <td>
          <strong>{figureText(other, unit, locale)}</strong>
        </td>
        <td>
          <strong>{gainText(gain, unit, locale)}</strong>
        </td>
      </tr>
    </tfoot>
  );
}

const FIGURES = { percent: percentText, imps: impsText, points: pointsText } as const;

function figureText(exact: string, unit: UnitOfTwo, locale: string): string {
  return FIGURES[unit](exact, locale);
}

/** A difference with its sign. */
function gainText(exact: string, unit: UnitOfTwo, locale: string): string {
  if (unit !== 'percent') return impsText(exact, locale);
  return Rational.parse(exact).compare(Rational.ZERO) > 0
    ? `+${percentText(exact, locale)}`
    : percentText(exact, locale);
}
