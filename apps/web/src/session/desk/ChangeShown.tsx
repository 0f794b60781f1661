import { Select } from '../../kit/Select.js';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  boardsOfSet,
  type Changed,
  type ChangeOutcome,
  type ChangeRefusal,
  type MovementFault,
  type MovementUnderWay,
  type SeatInRound,
} from '#movement';
import { movementChangeText, movementRemarkText, type Language } from '#words';
import type { SessionSeen } from '../../api/documents.js';
import { ofBoards } from '../../messages/fieldText.js';
import { Tick } from '../../kit/Tick.js';
import classes from './ChangeShown.module.css';
import { sharingAfter } from './sharingAfter.js';
import { SharingListed } from './SharingListed.js';
import { calledShort } from '../../play/contestants.js';

const FINDINGS_AT_FIRST = 6;
/** Of more seats only those of the first round are shown until all are asked for. */
const SEATS_AT_FIRST = 30;
const ALL = '';

type Section = SessionSeen['sections'][number];

interface ShownProps {
  readonly session: SessionSeen;
  readonly section: string;
  readonly under: MovementUnderWay;
  /** Whether it was said that tables may share boards. */
  readonly shared: boolean;
  readonly onShared: (shared: boolean) => void;
}

/** What comes of a change before it is made, or why there is none. */
export function ChangeShown({
  outcome,
  ...props
}: ShownProps & { readonly outcome: ChangeOutcome | 'unread' }) {
  const { t, i18n } = useTranslation();
  if (outcome === 'unread') return <Refused>{t('room.change.unread')}</Refused>;
  if (outcome.outcome === 'changed') return <Difference changed={outcome} {...props} />;
  return <Refused>{refusalText(outcome.refusal, i18n.language as Language, t)}</Refused>;
}

function Refused({ children }: { readonly children: string }) {
  return (
    <p role="alert" className="note" data-meaning="bad">
      {children}
    </p>
  );
}

function refusalText(refusal: ChangeRefusal, language: Language, t: TFunction): string {
  if (refusal.code !== 'change.impossible') return movementChangeText(refusal.code, { ...refusal }, language);
  const { code, ...place } = refusal.fault;
  return t('room.change.impossible', { fault: movementRemarkText(code, place, language) });
}

/** The change seat by seat, with what goes with it. */
function Difference({
  changed,
  session,
  section,
  under,
  shared,
  onShared,
}: ShownProps & { readonly changed: Changed }) {
  const { t } = useTranslation();
  const data = session.sections.find((each) => each.section === section)!;
  const called = (name: string) => calledShort(session, `${section}-${name}`);
  const { newcomers, seats, findings } = changed;
  const rounds = [...new Set(seats.map(({ round }) => round))].toSorted((one, other) => one - other);
  const [chosen, setChosen] = useState(seats.length > SEATS_AT_FIRST ? String(rounds[0]) : ALL);
  const shown = seats
    .filter(({ round }) => chosen === ALL || String(round) === chosen)
    .toSorted((one, other) => one.round - other.round);
  const isKnown = new Set(session.boards);
  const newBoards = setsOf(changed, under)
    .flatMap((set) => boardsOfSet(set, data))
    .filter((board) => !isKnown.has(board));
  return (
    <div className="stack gap-12">
      {newcomers.length > 0 && (
        <p>
          {t('room.change.newcomers', { pairs: newcomers.map(called).join(', '), count: newcomers.length })}
        </p>
      )}
      {newBoards.length > 0 && <p>{t('room.change.newBoards', ofBoards(newBoards))}</p>}
      <Sharing session={session} section={section} changed={changed} said={shared} onSaid={onShared} />
      <Findings findings={findings} />
      <Select
        label={t('room.change.whichRound')}
        value={chosen}
        data={[
          { value: ALL, label: t('room.change.allRounds', { count: seats.length }) },
          ...rounds.map((round) => ({ value: String(round), label: t('room.change.round', { round }) })),
        ]}
        onChange={setChosen}
      />
      <table className={`wide ruled ${classes.seats}`} aria-label={t('room.change.seats')}>
        <thead>
          <tr>
            <th>{t('room.change.roundShort')}</th>
            <th>{t('room.change.pair')}</th>
            <th>{t('room.change.before')}</th>
            <th>{t('room.change.after')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ contestant, round, before, after }) => (
            <tr key={`${round} ${contestant}`}>
              <td>{round}</td>
              <th scope="row">{called(contestant)}</th>
              <td className="muted">
                {seatText(before, round > under.movement.rounds, { data, called, t })}
              </td>
              <td data-idle={after.kind !== 'plays' || undefined}>
                {seatText(after, round > changed.movement.rounds, { data, called, t })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Where somebody is: `A3 NS v EW 4, 7–9`. */
function seatText(
  seat: SeatInRound,
  isOver: boolean,
  {
    data,
    called,
    t,
  }: { readonly data: Section; readonly called: (name: string) => string; readonly t: TFunction },
): string {
  if (isOver) return t('room.change.seat.no-round');
  if (seat.kind !== 'plays') return t(`room.change.seat.${seat.kind}`);
  return t('room.change.seat.plays', {
    table: `${data.section}${seat.table}`,
    side: seat.side,
    opponent: called(seat.opponent),
    partner: called(seat.partners?.own ?? ''),
    other: called(seat.partners?.theirs ?? ''),
    ...ofBoards(boardsOfSet(seat.set, data)),
  });
}

/** The sets that are played from the change on. */
function setsOf({ movement }: Changed, { fromRound, movement: before }: MovementUnderWay): readonly number[] {
  const sets = movement.rows.flatMap((row) =>
    row.slice(fromRound - 1).flatMap((play) => (play ? [play.set] : [])),
  );
  // Those of rounds that are still to be drawn.
  const further = Array.from(
    { length: Math.max(0, movement.sets - before.sets) },
    (_, index) => before.sets + index + 1,
  );
  return [...new Set([...sets, ...further])].toSorted((one, other) => one - other);
}

/** Which tables share which boards, and where nobody has said yet that they may: the box that says it. */
function Sharing({
  session,
  section,
  changed,
  said,
  onSaid,
}: {
  readonly session: SessionSeen;
  readonly section: string;
  readonly changed: Changed;
  readonly said: boolean;
  readonly onSaid: (said: boolean) => void;
}) {
  const { t } = useTranslation();
  const { shared, allowed } = useMemo(
    () => sharingAfter(session, section, changed),
    [session, section, changed],
  );
  if (shared.length === 0) return null;
  return (
    <div className="note" data-meaning={allowed ? undefined : 'warn'}>
      <SharingListed shared={shared} />
      {!allowed && <Tick label={t('room.change.mayShare')} value={said} onChange={onSaid} />}
    </div>
  );
}

/** What the checker finds unusual; who sits out is in the table. */
function Findings({ findings }: { readonly findings: readonly MovementFault[] }) {
  const { t, i18n } = useTranslation();
  const told = findings.filter(({ code }) => code !== 'movement.sits-out');
  if (told.length === 0) return null;
  return (
    <div className="note" data-meaning="warn">
      {t('room.change.findings')}
      <ul className="above-4">
        {told.slice(0, FINDINGS_AT_FIRST).map(({ code, ...place }, index) => (
          <li key={index}>{movementRemarkText(code, place, i18n.language as Language)}</li>
        ))}
      </ul>
      {told.length > FINDINGS_AT_FIRST && t('room.change.more', { count: told.length - FINDINGS_AT_FIRST })}
    </div>
  );
}
