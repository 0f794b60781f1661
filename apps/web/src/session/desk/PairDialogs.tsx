import { Select } from '../../kit/Select.js';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContestantSeen, SessionSeen } from '../../api/documents.js';
import type { EntrySeen } from '../../api/deskDocuments.js';
import { deskQuery } from '../../api/deskQueries.js';
import { Choice } from '../../kit/Choice.js';
import { Dialog } from '../../kit/Dialog.js';
import { gameParts } from '../../play/gameParts.js';
import { playsTeams } from '../../play/playsTeams.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import { namesText } from '../../play/namesText.js';
import { PlayerField } from '../entries/PlayerField.js';
import { nobody } from '../entries/players.js';
import { usePairForm } from '../entries/usePairForm.js';
import { FormDialog } from '../../form/FormDialog.js';
import { useCommandForm } from '../../form/useCommandForm.js';
import { calledShort, isOfIndividuals } from '../../play/contestants.js';
import { NumberField } from '../../kit/NumberField.js';
import { calledIn } from '../../play/calledParts.js';
import { FromRoundField } from './FromRoundField.js';
import { NamesFields, playersNamed } from './NamesFields.js';
import { namingOf } from './namingOf.js';
import { PlayedLast } from '../../form/PlayedLast.js';
import {
  absenceAhead,
  comesFrom,
  leavesFrom,
  metFrom,
  seatIn,
  sidesIn,
  sitsInFrom,
} from '../../play/absences.js';
import { isAway } from '../../play/schedule.js';
import { sharingOnArrival } from './sharingAfter.js';
import { SharingListed } from './SharingListed.js';
import { useAdmission } from './useAdmission.js';
import { useFromRound } from './useFromRound.js';

const BOARDS = ['shared', 'more-copies'] as const;
const MISSED = ['late', 'not-played'] as const;
/** The seats of the two of a pair by their side: the first sits North or East, the partner South or West. */
const SEATS = { NS: ['N', 'S'], EW: ['E', 'W'] } as const;
const BOTH = ['0', '1'] as const;

interface PairDialogProps {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly contestant: ContestantSeen;
  /** The pair in words. */
  readonly called: string;
  readonly onClose: () => void;
}

/** The rounds of the section that a pair plays in. */
function roundsOf({ sections, rounds }: SessionSeen, { section }: ContestantSeen): number {
  return sections.find((each) => each.section === section)?.movement.rounds ?? rounds;
}

/** Corrects who plays as a pair, without touching a score. */
export function NamePlayers({ tournament, session, contestant, called, onClose }: PairDialogProps) {
  const { t } = useTranslation();
  const form = usePairForm({
    tournament,
    command: 'session.name-players',
    keptAs: `${session.session} ${contestant.contestant}`,
    start: { players: playersNamed(contestant), at: session.position },
    body: (players, { at }) => namingOf(session, contestant, players, at),
    onDone: onClose,
  });
  const { value: players, error, onChange } = form.at('players', true);
  return (
    <FormDialog
      form={form}
      title={t('room.namesTitle', { pair: called })}
      action={t('players.save')}
      onClose={onClose}
    >
      <NamesFields {...{ tournament, session, players, error, onChange }} />
    </FormDialog>
  );
}

/** An entry takes the place of a pair. */
export function SeatEntry({
  tournament,
  session,
  contestant,
  called,
  entries,
  onClose,
}: PairDialogProps & { readonly entries: readonly EntrySeen[] }) {
  const { t } = useTranslation();
  const taken = new Set(session.contestants.map(({ entry }) => entry));
  const free = entries.filter(({ entry, withdrawn }) => !withdrawn && !taken.has(entry));
  const form = useCommandForm({
    tournament,
    command: 'session.seat',
    keptAs: `${session.session} ${contestant.contestant}`,
    start: { entry: contestant.entry ?? free[0]?.entry ?? '', at: session.position },
    body: ({ entry, at }) => ({
      session: session.session,
      contestant: contestant.contestant,
      entry: entry === '' ? null : entry,
      at,
    }),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('room.entryTitle', { pair: called })}
      action={t('players.save')}
      onClose={onClose}
    >
      <p>{t('room.entryText', { pair: called })}</p>
      <Select
        {...form.at('entry', true)}
        label={t('room.entry')}
        description={free.length === 0 ? t('room.noFreeEntry') : undefined}
        data={[
          { value: '', label: t('draw.nobody') },
          ...entries
            .filter((each) => each.entry === contestant.entry || free.includes(each))
            .map((each) => ({ value: each.entry, label: namesText(each.players) })),
        ]}
      />
    </FormDialog>
  );
}

/** Somebody sits in for one of a pair, or the player plays again. */
export function Substitute({ tournament, session, contestant, called, onClose }: PairDialogProps) {
  const { t } = useTranslation();
  const last = roundsOf(session, contestant);
  const { data: room } = useQuery(deskQuery(tournament, session.session));
  const next = Math.min(last, sitsInFrom(session, contestant.contestant, room?.tables ?? []));
  const from = useFromRound(next, room !== undefined);
  const { round: fromRound } = from;
  const form = usePairForm({
    tournament,
    command: 'session.substitute',
    keptAs: `${session.session} ${contestant.contestant}`,
    start: {
      players: [nobody()],
      replaced: '0' as (typeof BOTH)[number],
      toRound: last,
      at: session.position,
    },
    body: ([person = ''], { replaced, toRound, at }) => {
      const [side = 'NS'] = sidesIn(session, contestant.contestant, fromRound, toRound);
      return {
        session: session.session,
        contestant: contestant.contestant,
        seat:
          seatIn(session, contestant.contestant, fromRound, toRound) ??
          SEATS[side][Number(replaced) as 0 | 1],
        person,
        fromRound,
        toRound,
        at,
      };
    },
    onDone: onClose,
  });
  const named = form.at('players', true);
  return (
    <FormDialog
      form={form}
      title={t('room.substituteTitle', { pair: called })}
      action={t('room.do.substitute')}
      onClose={onClose}
    >
      {!isOfIndividuals(session) && (
        <Choice
          {...form.at('replaced')}
          label={t('room.forWhom')}
          options={BOTH.map((value) => ({ value, label: nameOf(contestant, Number(value), t) }))}
        />
      )}
      <PlayerField
        tournament={tournament}
        label={t('room.whoSitsIn')}
        player={named.value[0]!}
        error={named.error}
        onChange={(player) => named.onChange([player])}
      />
      <div className="row gap-12 top fields">
        <FromRoundField {...from} most={last} />
        <NumberField {...form.at('toRound', false)} label={t('room.toRound')} least={1} most={last} />
      </div>
    </FormDialog>
  );
}

/** One of the two of a pair by name; where there is none, by the seats. */
function nameOf({ players }: ContestantSeen, index: number, t: TFunction): string {
  const player = players[index];
  return player ? namesText([player]) : t(index === 0 ? 'room.northOrEast' : 'room.southOrWest');
}

/** A pair did not come, or has left: who meets it sits out. */
export function Leave({ tournament, session, contestant, called, onClose }: PairDialogProps) {
  const { t } = useTranslation();
  const [at] = useState(session.position);
  const last = roundsOf(session, contestant);
  const { data: room } = useQuery(deskQuery(tournament, session.session));
  const leaving = leavesFrom(session, contestant.contestant, room?.tables ?? []);
  const from = useFromRound(leaving ?? last, room !== undefined);
  const { round: fromRound } = from;
  const { beforeHalf = 'standing', afterHalf = 'standing' } = session.standings.withdrawn ?? {};
  const form = useTournamentCommand(tournament, 'session.withdraw-contestant', onClose);
  const met = metFrom(session, contestant.contestant, fromRound);
  const inWords = ({ round, others }: (typeof met)[number]) =>
    t('room.leaveMeetsIn', {
      round,
      pairs: others.map((other) => calledShort(session, other)).join(' + '),
    });
  if (leaving === undefined)
    return (
      <PlayedLast title={t('room.leaveTitle', { pair: called })} round={last} form={form} onClose={onClose} />
    );
  return (
    <Dialog
      title={t('room.leaveTitle', { pair: called })}
      action={t('room.do.leave')}
      grave
      pending={form.pending}
      problem={form.problem}
      onSubmit={() =>
        form.submit({ session: session.session, contestant: contestant.contestant, fromRound, at })
      }
      onClose={onClose}
    >
      <p>{t('room.leaveText', { results: t(`room.leaveResults.${beforeHalf}.${afterHalf}`) })}</p>
      {!gameParts(session.game).sheets && (
        <p>
          {met.length === 0
            ? t('room.leaveMeetsNobody')
            : t('room.leaveMeets', { list: met.map(inWords).join(', ') })}
        </p>
      )}
      <FromRoundField {...from} most={last} />
    </Dialog>
  );
}

/** A late pair: takes the phantom's place, or comes after all. */
export function Admit({ tournament, session, contestant, called, onClose }: PairDialogProps) {
  const { t } = useTranslation();
  const last = roundsOf(session, contestant);
  const before = calledIn(session, contestant.contestant);
  const ahead = absenceAhead(session, contestant.contestant, before);
  // The question stays the one that was asked, also once the round has come in which it was to leave.
  const [leaves] = useState(ahead !== undefined);
  const { sheets, boards: inBoards } = gameParts(session.game);
  const { data: room } = useQuery(deskQuery(tournament, session.session));
  const coming = sheets ? before + 1 : comesFrom(session, contestant.contestant, room?.tables ?? []);
  const from = useFromRound(Math.min(last, ahead?.fromRound ?? coming), room !== undefined);
  const { round: fromRound } = from;
  const hasMissed = fromRound > 1 && isAway(session, contestant.contestant, fromRound - 1);
  const isDrawn = session.sections.some(
    ({ section, movement: { drawn } }) => section === contestant.section && drawn !== undefined,
  );
  // Of rounds that are drawn everybody has played the boards, and can read them.
  const [missed, setMissed] = useState<(typeof MISSED)[number]>(isDrawn ? 'not-played' : 'late');
  const [boards, setBoards] = useState<(typeof BOARDS)[number]>(isDrawn ? 'more-copies' : 'shared');
  const sharing = useMemo(
    () => sharingOnArrival(session, contestant, fromRound),
    [session, contestant, fromRound],
  );
  const { spareBehind } =
    session.sections.find(({ section }) => section === contestant.section)?.movement.teams ?? {};
  // Of matches of three teams it is not foreseen which tables would share; it is asked all the same.
  const asksBoards = sharing.length > 0 || spareBehind !== undefined;
  const form = useAdmission({ tournament, session, contestant, onClose });
  // Who is there has names already, those of teams come with their line-ups, and before the start they come from entries.
  const asksNames = !leaves && session.status === 'running' && !playsTeams(session);
  return (
    <Dialog
      title={t(leaves ? 'room.staysTitle' : 'room.admitTitle', { pair: called })}
      action={t(leaves ? 'room.do.stay' : 'room.do.admit')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => form.submit({ fromRound, missed, ...(asksBoards && { boards }) })}
      onClose={onClose}
    >
      <p>{t(leaves ? 'room.staysText' : 'room.admitText')}</p>
      {asksNames && (
        <NamesFields
          tournament={tournament}
          session={session}
          players={form.players}
          error={form.empty ? t('field.empty') : undefined}
          onChange={form.setPlayers}
        />
      )}
      <FromRoundField {...from} most={last} />
      {!leaves && inBoards && hasMissed && (
        <Choice
          label={t('room.missed')}
          value={missed}
          options={MISSED.map((value) => ({ value, label: t(`room.missed.${value}`) }))}
          onChange={setMissed}
        />
      )}
      {sharing.length > 0 && (
        <div className="note" data-meaning="warn">
          <SharingListed shared={sharing} />
        </div>
      )}
      {asksBoards && (
        <>
          <Choice
            label={t('room.boardsForLate')}
            value={boards}
            options={BOARDS.map((value) => ({ value, label: t(`room.boardsForLate.${value}`) }))}
            onChange={setBoards}
          />
        </>
      )}
    </Dialog>
  );
}
