import { useRef, useState } from 'react';
import type { ContestantSeen, SessionSeen } from '../../api/documents.js';
import type { Commands } from '../../api/schemas.js';
import type { PairNamed } from '../entries/PairFields.js';
import { usePairCommand } from '../entries/usePairCommand.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import { playersNamed } from './NamesFields.js';
import { namingOf } from './namingOf.js';

/** What is said of one that comes. */
type Arrival = Pick<Commands['session.admit-contestant'], 'fromRound' | 'missed' | 'boards'>;

function sameNames(some: PairNamed, others: PairNamed): boolean {
  return some.every((one, index) => {
    const other = others[index as 0 | 1];
    const blank = one.name.trim() === '' && other.name.trim() === '';
    return (
      blank || (one.id === other.id && one.name === other.name && one.memberNumber === other.memberNumber)
    );
  });
}

/** Admits somebody who came late. Names are corrected first if that was asked, so that undo is about the arrival. */
export function useAdmission({
  tournament,
  session,
  contestant,
  onClose,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly contestant: ContestantSeen;
  readonly onClose: () => void;
}) {
  const [at] = useState(session.position);
  const [entered] = useState(() => playersNamed(contestant));
  const [players, setPlayers] = useState(entered);
  const [written, setWritten] = useState(entered);
  const [empty, setEmpty] = useState(false);
  const arrival = useRef<Arrival>(undefined);
  const admitting = useTournamentCommand(tournament, 'session.admit-contestant', onClose);
  // What the names rested on was looked at when they were written, and the arrival rests on the same.
  const admit = (seenAt: number | undefined) =>
    admitting.submit({
      session: session.session,
      contestant: contestant.contestant,
      ...arrival.current!,
      ...(seenAt !== undefined && { at: seenAt }),
    });
  const naming = usePairCommand(
    tournament,
    'session.name-players',
    (ids, _named: { readonly players: PairNamed }) =>
      namingOf(session, contestant, ids, written === entered ? at : undefined),
    () => {
      setWritten(players);
      admit(undefined);
    },
  );
  const submit = (said: Arrival) => {
    arrival.current = said;
    if (sameNames(players, written)) return admit(written === entered ? at : undefined);
    const anybody = players.some(({ name }) => name.trim() !== '');
    setEmpty(!anybody);
    if (anybody) naming.submit({ players });
  };
  return {
    players,
    setPlayers,
    empty,
    submit,
    pending: naming.pending || admitting.pending,
    problem: naming.problem ?? admitting.problem,
  };
}
