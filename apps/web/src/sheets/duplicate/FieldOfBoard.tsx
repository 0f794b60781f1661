import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import { dealSeatText, type Language } from '#words';
import type { SessionSeen } from '../../api/documents.js';
import { address } from '../../api/journal.js';
import { useLocale } from '../../parts/useLocale.js';
import { Contestant } from '../../play/Contestant.js';
import { calledAs } from '../../play/contestants.js';
import { impsText } from '../../play/figures.js';
import travellers from '../../traveller/TravellerTable.module.css';
import { WhyButton } from '../../traveller/WhyButton.js';
import { playersAt } from '../playersAt.js';
import { Term } from '../FigureWhy.js';
import { sheetPath } from '../../play/sheetPaths.js';
import type {
  PartOfScore,
  SeatOfBoardSeen,
  SheetBoardSeen,
  TableOfBoardSeen,
} from '../../play/sheetQueries.js';
import { EntriesSeen } from '../table/EntriesSeen.js';
import { LineHead } from '../table/LineHead.js';
import classes from './FieldOfBoard.module.css';

const HANDS = ['first', 'second', 'third', 'dealer'] as const;

interface FieldProps {
  readonly seen: SheetBoardSeen;
  readonly session: SessionSeen;
  /** The session's own address. */
  readonly path: string;
  /** The point in the past that is looked at. */
  readonly at: string | undefined;
}

/** What each table has made of a board, hand by hand: the net value, and below it the score; why, on asking. */
export function FieldOfBoard({ seen, session, path, at }: FieldProps) {
  const { t, i18n } = useTranslation();
  const [search] = useSearchParams();
  const [asked, ask] = useState(search.get('table') ?? undefined);
  const { tables } = seen;
  const hands = HANDS.filter((hand) => tables.some(({ seats }) => seats.some((one) => one.hand === hand)));
  const chosen = tables.find(({ table }) => table === asked);
  if (tables.length === 0) return <p>{t('sheetBoards.nobody')}</p>;
  return (
    <>
      <div className={travellers.scroll}>
        <table className={`wide ruled ${travellers.table}`}>
          <thead>
            <tr>
              <th scope="col">{t('traveller.table')}</th>
              <th scope="col">{t('traveller.contract')}</th>
              {hands.map((hand) => (
                <th key={hand} scope="col" className={travellers.figure}>
                  {dealSeatText(i18n.language as Language, hand)}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{t('traveller.why')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {tables.map((of) => (
              <tr key={of.table} data-chosen={of === chosen || undefined}>
                <td>{of.table}</td>
                <td>
                  {of.lines.map((line) => (
                    <div key={line.line}>
                      <LineHead what={line.what} players={playersOf(of, seen)} />
                    </div>
                  ))}
                </td>
                {hands.map((hand) => (
                  <HandOfTable key={hand} of={of.seats.find((one) => one.hand === hand)} session={session} />
                ))}
                <td>
                  <WhyButton
                    table={of.table}
                    open={of === chosen}
                    onAsk={() => ask(of === chosen ? undefined : of.table)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="muted">{t(chosen ? 'sheetBoards.figures' : 'sheetBoards.ask')}</p>
      {chosen && <WhyOfTable of={chosen} seen={seen} session={session} path={path} at={at} />}
    </>
  );
}

function playersOf({ seats }: TableOfBoardSeen, { contestants }: SheetBoardSeen) {
  const seated = Object.fromEntries(seats.map(({ seat, contestant }) => [seat, contestant]));
  return playersAt({ seated, contestants: [...contestants] });
}

/** A hand at a table: who had it, the net value, and what it is compared to. */
function HandOfTable({
  of,
  session,
}: {
  readonly of: SeatOfBoardSeen | undefined;
  readonly session: SessionSeen;
}) {
  const locale = useLocale();
  if (!of) return <td className={travellers.figure}>–</td>;
  const { names, number } = calledAs(session, of.contestant);
  return (
    <td className={travellers.figure}>
      <span className={classes.name}>{names ?? number}</span>
      {impsText(of.net, locale)}
      <strong className="block">{impsText(of.score, locale)}</strong>
    </td>
  );
}

/** Why a table's figures are what they are: entries with their rules, net values with their terms, scores with their parts. */
function WhyOfTable({ of, seen, session, path, at }: FieldProps & { readonly of: TableOfBoardSeen }) {
  const { t, i18n } = useTranslation();
  const locale = useLocale();
  const players = playersOf(of, seen);
  const shortOf = (seat: string) => players.find((one) => one.seat === seat)?.short ?? seat;
  return (
    <section className="stack gap-12 card pad-12" aria-label={t('traveller.whyTable', { table: of.table })}>
      <h3>
        <Link href={address(sheetPath(path, of.table, of.round), { at })}>
          {t('sheetsSeen.sheetOf', { table: of.table, round: of.round })}
        </Link>
      </h3>
      {of.lines.map((line) => (
        <div key={line.line}>
          <strong>
            <LineHead what={line.what} players={players} />
          </strong>
          <EntriesSeen entries={line.entries} players={players} />
        </div>
      ))}
      {HANDS.flatMap((hand) => of.seats.find((one) => one.hand === hand) ?? []).map((seat) => (
        <div key={seat.hand}>
          <h4>
            {dealSeatText(i18n.language as Language, seat.hand)}
            {' · '}
            <Link href={address(`${path}/pair/${seat.contestant}`, { at })}>
              <Contestant session={session} contestant={seat.contestant} />
            </Link>
          </h4>
          <table className={`wide small sums ${classes.sum}`}>
            <tbody>
              {seat.terms
                .filter(({ whists }) => whists !== '0')
                .map((term) => (
                  <Term key={`${term.of} ${term.opponent}`} term={term} nameOf={shortOf} />
                ))}
              <tr className={classes.total}>
                <th scope="row">{t('sheetBoards.net')}</th>
                <td className="number">{impsText(seat.net, locale)}</td>
              </tr>
              {seat.parts.map((part, index) => (
                // Parts have no names, and their order is theirs.
                <Part key={`${index}`} part={part} />
              ))}
              <tr className={classes.total}>
                <th scope="row">{t('sheetBoards.score')}</th>
                <td className="number">{impsText(seat.score, locale)}</td>
              </tr>
            </tbody>
          </table>
        </div>
      ))}
    </section>
  );
}

/** A part of a score: the average that is taken away, or the difference to another table. */
function Part({ part }: { readonly part: PartOfScore }) {
  const { t } = useTranslation();
  const locale = useLocale();
  switch (part.what) {
    // It stands above.
    case 'net':
      return null;
    case 'alone':
      return (
        <tr>
          <th scope="row">{t('sheetBoards.alone')}</th>
        </tr>
      );
    case 'average':
      return (
        <tr>
          <th scope="row">
            {t('sheetBoards.averageOf', { count: part.results })}
            {part.counted < part.results && (
              <span className="muted"> {t('sheetBoards.counted', { count: part.counted })}</span>
            )}
          </th>
          <td className="number">{impsText(part.value, locale)}</td>
        </tr>
      );
    case 'against':
      return (
        <tr>
          <th scope="row">
            {t('sheetBoards.against', { table: part.table, net: impsText(part.net, locale) })}{' '}
            <span className="muted">
              {t('sheetBoards.difference', { difference: impsText(part.difference, locale) })}
            </span>
          </th>
          <td className="number">{impsText(part.value, locale)}</td>
        </tr>
      );
    default:
      return part satisfies never;
  }
}
