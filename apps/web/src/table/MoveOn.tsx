import type { TFunction } from 'i18next';
import { Fragment, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SideName } from '#tournament';
import type { SessionSeen } from '../api/documents.js';
import type { CarriedBoards, NextPlace, TableSeen } from '../api/tableDocuments.js';
import { numbersText, signed } from '../messages/fieldText.js';
import { ResultSeen } from '../contract/ResultSeen.js';
import { useAnnounced } from '../kit/announce.js';
import { Button } from '../kit/Button.js';
import { Whole } from '../kit/Whole.js';
import { useLocale } from '../parts/useLocale.js';
import { Contestant } from '../play/Contestant.js';
import { percentText } from '../play/figures.js';
import { lineAt } from '../play/ownAward.js';
import type { BoardNow } from '../offline/atTable.js';
import { sidesHave } from './figuresOfSides.js';
import { StepHeading } from './StepHeading.js';
import classes from '../kit/Phone.module.css';

const SIDES = ['NS', 'EW'] as const;

/** Where everybody plays for themselves: who else sits where somebody goes. */
export type CompanyOf = (session: SessionSeen, contestant: string, round: number) => readonly string[];

/** What takes those at a table from one round on to another. */
export function goOnText(t: TFunction, from: number, to: number): string {
  return t(from === 0 ? 'move.sitDown' : 'move.goOn', { round: to });
}

/** The round is done: who goes where, which boards are carried where and by whom (Law 8A2), what it brought, and on. */
export function MoveOn({
  table,
  session,
  boards,
  onMove,
  moving,
  called = table.mayMoveTo,
  unheard = false,
  companyOf,
  own,
  confirmed = [],
  onConfirm,
  wrong,
}: {
  readonly table: TableSeen;
  readonly session: SessionSeen;
  readonly boards: readonly BoardNow[];
  readonly onMove: (round: number) => void;
  readonly moving: boolean;
  /** The round that they may go on to; nothing before it is called. */
  readonly called?: number | null;
  /** Without the server nobody knows here whether that round has been called. */
  readonly unheard?: boolean;
  /** Left out: sides play against each other. */
  readonly companyOf?: CompanyOf | undefined;
  /** The side whose own phone this is; left out: both sides have this one. */
  readonly own?: SideName | undefined;
  /** The sides that have said that what is recorded is right. */
  readonly confirmed?: readonly SideName[];
  /** Left out: it is not asked. */
  readonly onConfirm?: (side: SideName) => void;
  /** Where more is said of what is recorded: that it is wrong, or right. */
  readonly wrong?: ReactNode;
}) {
  const { t } = useTranslation();
  const { round, rounds, sitsOut } = table;
  const waits = table.over ? 'move.over' : round >= rounds ? 'move.last' : 'move.notCalled';
  const on = called === null ? t(waits, { round: round + 1 }) : goOnText(t, round, called);
  useAnnounced(on);
  return (
    <>
      {sitsOut !== null && (
        <section className={classes.card}>
          <p>
            <Contestant session={session} contestant={sitsOut} />
          </p>
          <p className={classes.big}>{t('move.sitsOut', { round })}</p>
        </section>
      )}
      {table.next.map((place, index) => (
        <Next
          key={place.contestant}
          isFirst={index === 0}
          place={place}
          here={table.table}
          session={session}
          company={companyOf?.(session, place.contestant, place.round)}
        />
      ))}
      {table.carries.map((carried) => (
        <Carried key={`${carried.boards[0]} ${carried.copy}`} carried={carried} />
      ))}
      {called === null ? (
        <p className={classes.card}>{on}</p>
      ) : (
        <>
          {unheard && <p className={classes.card}>{t('move.withoutLine', { round: called })}</p>}
          <Button loading={moving} onClick={() => onMove(called)}>
            {on}
          </Button>
        </>
      )}
      <ThisRound boards={boards.filter(({ late }) => !late)} table={table} own={own}>
        {onConfirm && (
          <>
            <p>{t('move.isRight')}</p>
            <RoundRight own={own} confirmed={confirmed} onConfirm={onConfirm} />
          </>
        )}
      </ThisRound>
      {wrong}
    </>
  );
}

function Next({
  isFirst,
  place,
  here,
  session,
  company,
}: {
  readonly isFirst: boolean;
  readonly place: NextPlace;
  readonly here: string;
  readonly session: SessionSeen;
  readonly company: readonly string[] | undefined;
}) {
  const { t } = useTranslation();
  const { contestant, round, table, side, seat, opponents, partners, sitsOut, toBeDrawn } = place;
  const where = useId();
  const name = <Contestant session={session} contestant={contestant} round={round} />;
  return (
    <section className={`${classes.card} ${classes.half}`}>
      {isFirst ? <StepHeading about={where}>{name}</StepHeading> : <h2>{name}</h2>}
      <p id={where} className={classes.big}>
        {table === null || side === null ? (
          t(toBeDrawn ? 'move.toBeDrawn' : 'move.nowhere', { round })
        ) : (
          <Whole
            text={t(table === here ? 'move.stay' : 'move.to', {
              table,
              side: t(seat ? `contract.seatName.${seat}` : `contract.sideName.${side}`),
            })}
          />
        )}
      </p>
      {company ? (
        <With session={session} round={round} company={company} />
      ) : (
        <Opposite session={session} round={round} partners={partners} opponents={opponents} />
      )}
      {sitsOut && <p className="muted">{t('move.willSitOut')}</p>}
    </section>
  );
}

/** The others at a table where everybody plays for themselves. */
function With({
  session,
  round,
  company,
}: {
  readonly session: SessionSeen;
  readonly round: number;
  readonly company: readonly string[];
}) {
  const { t } = useTranslation();
  if (company.length === 0) return null;
  return (
    <p className="muted">
      {t('move.company')}{' '}
      {company.map((contestant, index) => (
        <Fragment key={contestant}>
          {index > 0 && ', '}
          <Contestant session={session} contestant={contestant} round={round} />
        </Fragment>
      ))}
    </p>
  );
}

/** Against whom, and of an individual with whom. */
function Opposite({
  session,
  round,
  partners,
  opponents,
}: Pick<NextPlace, 'round' | 'partners' | 'opponents'> & { readonly session: SessionSeen }) {
  const { t } = useTranslation();
  return (
    <>
      {partners && (
        <p className="muted">
          {t('move.with')} <Contestant session={session} contestant={partners.own} round={round} />
        </p>
      )}
      {opponents !== null && (
        <p className="muted">
          {t('move.against')} <Contestant session={session} contestant={opponents} round={round} />
          {partners && (
            <>
              , <Contestant session={session} contestant={partners.theirs} round={round} />
            </>
          )}
        </p>
      )}
    </>
  );
}

function Carried({
  carried: { boards, to, relay, neededIn, sharedWith, copy, by },
}: {
  readonly carried: CarriedBoards;
}) {
  const { t } = useTranslation();
  const named = { count: boards.length, boards: numbersText(boards), table: [to, ...sharedWith].join(' + ') };
  return (
    <section className={classes.card} data-primary>
      <h2>{t(by === 'caddy' ? 'move.caddyCarries' : 'move.carries')}</h2>
      <p className={classes.big}>
        {t(to === null ? 'move.toBox' : relay ? 'move.toRelay' : 'move.toTable', named)}
      </p>
      {(neededIn !== null || copy !== null) && (
        <p className="muted">
          {[
            copy !== null && t('move.copy', { copy }),
            neededIn !== null && t('move.neededIn', { round: neededIn }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </section>
  );
}

/** Both sides say that what is recorded of the round is right, each where it has a phone; nothing waits for it. */
export function RoundRight({
  own,
  confirmed,
  onConfirm,
}: {
  readonly own: SideName | undefined;
  readonly confirmed: readonly SideName[];
  readonly onConfirm: (side: SideName) => void;
}) {
  const { t } = useTranslation();
  const of = (side: SideName) => ({ side: t(`contract.sideName.${side}`) });
  return SIDES.map((side) =>
    confirmed.includes(side) ? (
      <output key={side}>
        <Whole text={t('move.saidRight', of(side))} />
      </output>
    ) : (
      (own === undefined || own === side) && (
        <Button key={side} variant="default" onClick={() => onConfirm(side)}>
          <Whole text={t('move.right', of(side))} />
        </Button>
      )
    ),
  );
}

function ThisRound({
  boards,
  table,
  own,
  children,
}: {
  readonly boards: readonly BoardNow[];
  readonly table: TableSeen;
  readonly own: SideName | undefined;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  if (boards.length === 0) return null;
  return (
    <section className={classes.card}>
      <h2 data-step tabIndex={-1}>
        {t('move.thisRound', { round: table.round })}
      </h2>
      <BoardsOfRound boards={boards} table={table} own={own} />
      {boards.some(({ score, status }) => score !== null && status === 'agreed') && (
        <p className={`muted ${classes.narrowOnly}`}>
          {own === undefined
            ? t('move.scoresOfBoth')
            : t(table.fields.some(({ shown }) => shown) ? 'move.figuresOf' : 'move.scoresOf', {
                side: t(`contract.side.${own}`),
              })}
        </p>
      )}
      {!table.others && <p className="muted">{t('entry.othersLater')}</p>}
      {children}
    </section>
  );
}

/** What is recorded of boards, a row each. */
export function BoardsOfRound({
  boards,
  table,
  own,
}: {
  readonly boards: readonly BoardNow[];
  readonly table: Pick<TableSeen, 'table' | 'fields'>;
  readonly own: SideName | undefined;
}) {
  const { t } = useTranslation();
  return (
    <ul className={classes.round}>
      {boards.map((board) => (
        <li className="subgrid" key={board.board}>
          <strong>
            <span aria-hidden="true">{board.board}</span>
            <span className="visually-hidden">{t('entry.board', { board: board.board })}</span>
          </strong>
          <span>
            {board.result && board.status === 'agreed' ? (
              <ResultSeen result={board.result} />
            ) : (
              t(`traveller.status.${board.status}`)
            )}
          </span>
          <Figures board={board} table={table} own={own} />
        </li>
      ))}
    </ul>
  );
}

/** What the sides have of a board; a phone of both has room for their scores alone, and says below whose they are. */
function Figures({
  board: { board, round, score, status },
  table,
  own,
}: {
  readonly board: BoardNow;
  readonly table: Pick<TableSeen, 'table' | 'fields'>;
  readonly own: SideName | undefined;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (score === null || status !== 'agreed') return null;
  const field = table.fields.find((each) => each.board === board && each.shown);
  return sidesHave(score, field && lineAt(field, table.table, round), own).map(
    ({ side, score: points, percent }) => (
      <Fragment key={side}>
        <span>
          <span className={`muted ${classes.wideOnly}`}>{t(`contract.side.${side}`)} </span>
          {signed(points)}
        </span>
        <span className={own === undefined ? classes.wideOnly : undefined}>
          {percent !== undefined && percentText(percent, locale)}
        </span>
      </Fragment>
    ),
  );
}
