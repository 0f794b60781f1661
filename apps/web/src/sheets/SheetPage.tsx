import { clockwise } from '../play/seatedIn.js';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SeatName } from '#tournament';
import { address } from '../api/journal.js';
import { Problem } from '../api/problem.js';
import { Panel } from '../kit/Panel.js';
import { Pill } from '../kit/Pill.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { Waiting } from '../kit/Waiting.js';
import { AboutSession } from '../standings/AboutSession.js';
import { Contestant } from '../play/Contestant.js';
import { rulingsPath } from '../play/paths.js';
import { SessionPage, type SessionShown } from '../shell/SessionPage.js';
import { CardsDrawn } from './CardsDrawn.js';
import { SheetShown } from './duplicate/SheetShown.js';
import { LinesOfSheet } from './LinesOfSheet.js';
import { playersAt } from './playersAt.js';
import { SheetPill } from './SheetPill.js';
import { sheetQuery, type SheetSeen } from '../play/sheetQueries.js';

/** The sheet of a table in a round for everybody, moving while one looks. */
export default function SheetPage({
  tournament,
  session,
  table,
  round,
}: {
  readonly tournament: string;
  readonly session: string;
  readonly table: string;
  readonly round: number;
}) {
  const { t } = useTranslation();
  return (
    <SessionPage
      tournament={tournament}
      name={session}
      tab="standings"
      title={t('sheetsSeen.sheetOf', { table, round })}
    >
      {(shown) => <Sheet key={`${table} ${round}`} table={table} round={round} shown={shown} />}
    </SessionPage>
  );
}

function Sheet({
  table,
  round,
  shown,
}: {
  readonly table: string;
  readonly round: number;
  readonly shown: SessionShown;
}) {
  const { tournament, session, at, path } = shown;
  const { t } = useTranslation();
  const query = useQuery({
    ...sheetQuery(tournament.id, session.session, table, round, at),
    placeholderData: keepPreviousData,
  });
  const sheet = query.data;
  if (!sheet) {
    const problem = query.error;
    if (problem instanceof Problem && problem.status === 404) return <p>{t('sheetsSeen.notThere')}</p>;
    return problem ? <QueryProblem problem={problem} retry={() => query.refetch()} /> : <Waiting />;
  }
  return (
    <>
      <h2>
        {t('sheetsSeen.sheetOf', { table, round })} <SheetPill sheet={sheet} />
      </h2>
      <SheetFacts sheet={sheet} />
      <SheetShown
        sheet={sheet}
        poolSize={session.sheets?.convention.settings.poolSize ?? null}
        wayTo={(board) =>
          session.released.includes(board) ? address(`${path}/board/${board}`, { table, at }) : undefined
        }
      />
      <Panel title={t('sheetsSeen.lines')}>
        <LinesOfSheet sheet={sheet} wayToRuling={(ruling) => rulingsPath(tournament.id, { ruling })} />
      </Panel>
      <p>
        {clockwise(sheet.seated).map((contestant, index) => (
          <span key={contestant}>
            {index > 0 && ' · '}
            <Link href={address(`${path}/pair/${contestant}`, { at })}>
              <Contestant session={session} contestant={contestant} round={sheet.round} />
            </Link>
          </span>
        ))}
      </p>
      <AboutSession shown={shown}>
        <CardsDrawn sheet={sheet} open />
      </AboutSession>
    </>
  );
}

/** How many deals are written, who has signed, who disputes it, and to whom a yellow card was shown. */
export function SheetFacts({ sheet }: { readonly sheet: SheetSeen }) {
  const { t } = useTranslation();
  const players = playersAt(sheet);
  const nameOf = (seat: SeatName) => players.find((one) => one.seat === seat)?.short ?? seat;
  const { deals, signed, disputed, cards, status } = sheet;
  const facts = [
    t('sheetsSeen.deals', { count: deals }),
    ...(signed.length > 0 && status !== 'agreed'
      ? [t('sheetsSeen.signed', { names: signed.map(nameOf).join(', ') })]
      : []),
    ...(disputed === null ? [] : [t('sheetsSeen.disputedBy', { name: nameOf(disputed) })]),
  ];
  return (
    <p>
      {facts.join(' · ')}
      {cards
        .filter(({ takenBack }) => takenBack === null)
        .map(({ card, seat }) => (
          <span key={card}>
            {' '}
            <Pill meaning="warn">{t('sheetsSeen.cardOf', { name: nameOf(seat) })}</Pill>
          </span>
        ))}
    </p>
  );
}
