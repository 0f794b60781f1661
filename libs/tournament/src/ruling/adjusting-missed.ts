import { z } from 'zod';
import { everybodyAt, sideOf } from '#movement';
import { accept, defineCommand, reject, type AlsoStates, type Rejected } from '../command.js';
import type { NewEvent } from '../event.js';
import { contestantName, playPlace, sessionName, type PlayPlace } from '../names.js';
import { resultStream, standing, type ResultState } from '../result/state.js';
import { noSuchContestant, notCorrectable } from '../session/guards.js';
import { isAbsent, meetingAt, seatingOf, type TableRound } from '../session/schedule.js';
import { sessionStream, type SessionState } from '../session/state.js';
import { tableEvents } from '../table/events.js';
import { playKey, tableStream, type TableState } from '../table/state.js';
import { tournamentStream } from '../tournament/state.js';
import { scoreWithoutResult } from './adjustment.js';
import { basis, noted } from './basis.js';
import { rulingEvents as happened } from './events.js';
import { rulingStream, type RulingState } from './state.js';

const { ruling, ...grounds } = basis;
const { session: _session, ...place } = playPlace;

/** The streams of plays and of the rulings on them, each by its own name. */
function streamsOf(
  session: string,
  plays: readonly (Omit<PlayPlace, 'session'> & { readonly ruling: string })[],
) {
  const uses = plays.flatMap((play) => [
    tableStream({ ...play, session }),
    resultStream({ ...play, session }),
    rulingStream(play.ruling),
  ]);
  return Object.fromEntries(uses.map((use) => [use.stream, use]));
}

/** Who was to meet at a play that the contestant has missed, while the others were there. */
function missedMeeting(
  session: SessionState,
  contestant: string,
  { table, round, board }: Omit<PlayPlace, 'session'>,
): TableRound | Rejected {
  const meeting = meetingAt(session, table, round);
  const meets = meeting && everybodyAt(meeting).includes(contestant) && meeting.boards.includes(board);
  // Of an individual the partner is there, too, or nobody has waited for the one who was missing.
  const waited = meeting && everybodyAt(meeting).some((one) => !isAbsent(session, one, round));
  if (meets && isAbsent(session, contestant, round) && waited) return meeting;
  return reject({ code: 'ruling.not-missed', contestant, board, table, round });
}

/** Whether a play has a score already, which is not touched. */
function hasScore(play: PlayPlace, states: AlsoStates): boolean {
  const { rulings } = states[tableStream(play).stream] as TableState;
  return (
    rulings.has(playKey(play)) || standing(states[resultStream(play).stream] as ResultState) !== undefined
  );
}

export const adjustMissed = defineCommand({
  name: 'ruling.adjust-missed',
  summary:
    'Give adjusted scores for boards that a contestant has missed, because it came late or left: to itself and to those who were to meet it; boards with a score keep it',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({
    ...grounds,
    session: sessionName,
    contestant: contestantName,
    own: scoreWithoutResult,
    opponents: scoreWithoutResult,
    plays: z
      .array(z.strictObject({ ruling, ...place }))
      .min(1)
      .max(200),
  }),
  unhashed: ['reason', 'facts'],
  uses: ({ session }) => ({ session: sessionStream(session), tournament: tournamentStream }),
  also: ({ session, plays }) => streamsOf(session, plays),
  decide(
    { session: id, contestant, law, own, opponents, ...body },
    { tournament, session },
    context,
    states,
  ) {
    const refused =
      notCorrectable('rulings', { tournament, session }, context, body.reason) ??
      noSuchContestant(session, contestant);
    if (refused) return refused;
    const { references, notes } = noted(context, body);
    const events = new Map<string, NewEvent[]>();
    const add = (stream: string, event: NewEvent) =>
      events.set(stream, [...(events.get(stream) ?? []), event]);
    const said = new Set<string>();
    for (const { ruling: given, ...at } of body.plays) {
      const play = { session: id, ...at };
      const meeting = missedMeeting(session, contestant, play);
      if (!('boards' in meeting)) return meeting;
      const { stream } = rulingStream(given);
      if ((states[stream] as RulingState).status !== 'none' || events.has(stream))
        return reject({ code: 'ruling.exists' });
      const result = resultStream(play).stream;
      if (said.has(result) || hasScore(play, states)) continue;
      said.add(result);
      const [NS, EW] = sideOf(meeting, contestant) === 'NS' ? [own, opponents] : [opponents, own];
      const seating = seatingOf(meeting);
      const adjustment = { NS, EW };
      add(
        stream,
        happened.scoreAdjusted({ ...play, ruling: given, law, seating, adjustment, ...references }),
      );
      add(tableStream(play).stream, tableEvents.playRuled({ ...play, ruling: given }));
    }
    return events.size === 0 ? accept({}) : accept(Object.fromEntries(events), { notes });
  },
});
