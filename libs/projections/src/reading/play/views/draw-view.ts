import {
  NEW_TABLE,
  playKey,
  calledIn,
  drawnTogether,
  drawOptionsOf,
  drawRound,
  faultsOfRound,
  firstRoundOfDraw,
  lastDrawn,
  orderForDraw,
  resultsUpTo,
  tablesOf,
  type DrawBasis,
  type DrawnPlay,
  type DrawOptions,
  type RankedForDraw,
  type SectionData,
} from '#tournament';
import type { PlayState, RoundDrawnPlay, SessionPlay } from '../../../play/play-state.js';
import { resultOf } from '../../../play/play-state.js';
import { scheduleOf } from '../../../play/schedule.js';
import { rankingForDraw } from '../../../play/games/by-game.js';

/** The draws of a session whose rounds are drawn one after the other, for who directs it. */
export interface DrawSeen {
  /** The journal entry that this view is of. */
  readonly at: number;
  readonly sections: readonly SectionDrawSeen[];
}

export interface SectionDrawSeen {
  readonly section: string;
  readonly drawn: number;
  readonly rounds: number;
  readonly options: DrawOptions;
  /** The next round as it would be drawn now; nothing when all are. */
  readonly next: ProposedDraw | null;
  /** The round that was drawn last. */
  readonly last: LastDraw | null;
}

/** A round as the standings make it now. */
export interface ProposedDraw {
  readonly round: number;
  /** The last round whose results count, and how many of those are still missing. */
  readonly upTo: number;
  readonly open: number;
  /** The best first; without places and figures where the reader does not see the standings as they stand. */
  readonly ranking: readonly RankedSeen[];
  readonly plays: readonly DrawnPlaySeen[];
  readonly byes: readonly string[];
}

export type RankedSeen = Pick<RankedForDraw, 'contestant' | 'place'> & { readonly value: string | null };

export interface DrawnPlaySeen extends DrawnPlay {
  readonly rematch: boolean;
  readonly banned: boolean;
  /** They were to be kept apart, and there is no better draw without that. */
  readonly together: boolean;
}

export interface LastDraw {
  readonly round: number;
  readonly called: boolean;
  readonly plays: readonly DrawnPlaySeen[];
  readonly byes: readonly string[];
  /** From what it was drawn, without the ranking. */
  readonly basis: DrawBasis['kind'];
  /** The line whose standings it was drawn from last; nothing of a first round. */
  readonly at: number | null;
  /** Tables that have begun it: they stay as they are. */
  readonly started: readonly string[];
  /** What it would have been by the standings as they are now; nothing when it is just that. */
  readonly now: ProposedDraw | null;
  /** The director has turned that very draw down. */
  readonly kept: boolean;
}

/** The draws of a session, and what they would be now. */
export function drawView(
  state: PlayState,
  session: SessionPlay,
  at: number,
  maySeeStandings: boolean,
): DrawSeen {
  const sections = session.sections.filter(({ movement }) => movement.drawn !== undefined);
  return {
    at,
    sections: sections.map((data) => {
      const drawn = lastDrawn(data);
      const { rounds } = data.movement;
      const open = session.status !== 'closed';
      return {
        section: data.section,
        drawn,
        rounds,
        options: drawOptionsOf(data),
        next: drawn < rounds && open ? proposed(state, session, data, drawn + 1, [], maySeeStandings) : null,
        last: lastDraw(state, session, data, maySeeStandings),
      };
    }),
  };
}

function proposed(
  state: PlayState,
  session: SessionPlay,
  data: SectionData,
  round: number,
  started: readonly string[],
  maySeeStandings: boolean,
): ProposedDraw {
  const { section } = data;
  const { upTo, open, ranking } = rankingForDraw(state, session, section, resultsUpTo(data, round));
  const scheduled = scheduleOf(session);
  const order = orderForDraw(ranking, data, round);
  const { plays, byes } = drawRound({ scheduled, section, round }, order, started);
  return {
    round,
    upTo,
    open,
    ranking: ranking.map(({ contestant, place, value }) =>
      maySeeStandings ? { contestant, place, value } : { contestant, place: null, value: null },
    ),
    plays: withFaults(session, section, round, plays),
    byes,
  };
}

function withFaults(
  session: SessionPlay,
  section: string,
  round: number,
  plays: readonly DrawnPlay[],
): DrawnPlaySeen[] {
  const faults = faultsOfRound({ scheduled: scheduleOf(session), section, round }, plays);
  const has = (play: DrawnPlay, kind: 'rematch' | 'banned' | 'together') => {
    const teams = drawnTogether(play);
    return faults.some((fault) => fault.kind === kind && fault.entries.every((one) => teams.includes(one)));
  };
  return plays.map((play) => ({
    ...play,
    rematch: has(play, 'rematch'),
    banned: has(play, 'banned'),
    together: has(play, 'together'),
  }));
}

function lastDraw(
  state: PlayState,
  session: SessionPlay,
  data: SectionData,
  maySeeStandings: boolean,
): LastDraw | null {
  const { section } = data;
  const round = firstRoundOfDraw(data, lastDrawn(data));
  const draws = session.draws[section]?.[round] ?? [];
  const drawn = draws.at(-1);
  if (!drawn) return null;
  const based = draws.findLast(({ basis }) => basis.kind === 'standings');
  const called = calledIn(session, section);
  const started = round === called ? tablesBegun(session, data, round) : [];
  const playing = session.status === 'running' && round >= called;
  const now = playing && based ? proposed(state, session, data, round, started, maySeeStandings) : null;
  const differs = now !== null && !sameMeetings(now.plays, drawn.plays);
  return {
    round,
    called: called >= round,
    plays: withFaults(session, section, round, drawn.plays),
    byes: drawn.byes,
    basis: drawn.basis.kind,
    at: based?.basis.kind === 'standings' ? based.basis.at : null,
    started,
    now: differs && !isByHandOnly(drawn, based, now) ? now : null,
    kept: differs && drawn.declined !== null && sameMeetings(drawn.declined.plays, now.plays),
  };
}

/** Whether a draw differs only because two were exchanged by hand: the standings make the draw that was changed. */
function isByHandOnly(drawn: RoundDrawnPlay, based: RoundDrawnPlay | undefined, now: ProposedDraw): boolean {
  return drawn.basis.kind === 'by-hand' && based !== undefined && sameMeetings(based.plays, now.plays);
}

/** Whether the same meet, at whichever tables. */
function sameMeetings(some: readonly DrawnPlay[], others: readonly DrawnPlay[]): boolean {
  const meetings = (plays: readonly DrawnPlay[]) =>
    plays.map((play) => drawnTogether(play).toSorted().join(' ')).toSorted();
  return meetings(some).join() === meetings(others).join();
}

/** The tables at which something of a round was entered or decided. */
function tablesBegun(session: SessionPlay, data: SectionData, round: number): string[] {
  const { meetingAt } = scheduleOf(session);
  return tablesOf({ sections: [data] }).filter((table) => {
    const { settled, rulings } = session.tables[table] ?? NEW_TABLE;
    return (meetingAt(table, round)?.boards ?? []).some((board) => {
      const key = playKey({ round, board });
      return key in settled || key in rulings || resultOf(session, { table, round, board }).status !== 'none';
    });
  });
}
