import { z } from 'zod';
import type { Numbers, Texts } from './aggregate.js';
import type { SeatName } from './names.js';

/**
 * The journal entry up to which a page had seen what a command rests on; left out: the command rests on the journal's
 * head. If the journal has changed in these parts, the giver is told before anything is written
 * (`command.seen-changed`).
 */
export const seenAt = z.int().positive().optional().meta({
  description:
    'Journal position on which the decision was based. If relevant data has changed since, nothing is saved and the changes are returned. Default: current position',
});

/** A part of the journal on which a command may rest. */
export type SeenPart =
  /** The standings of a section by the rounds up to one, and how many of their results are open. */
  | ({ readonly of: 'standings' } & Texts<'session' | 'section'> & Numbers<'upTo'>)
  /** The scores of the matches of sessions of teams. */
  | { readonly of: 'matches'; readonly sessions: readonly string[] }
  /** The ranking of a contest over several sessions. */
  | { readonly of: 'contest'; readonly contest: string }
  /** The standings of a session; left out: of every session, and of every contest. */
  | { readonly of: 'results'; readonly session?: string }
  /** Who meets whom in a drawn round of a section. */
  | ({ readonly of: 'draw' } & Texts<'session' | 'section'> & Numbers<'round'>)
  /** What is written on the sheet of a table. */
  | ({ readonly of: 'sheet' } & Texts<'session' | 'table'> & Numbers<'round'>)
  /** Which sheets of a round count. */
  | { readonly of: 'agreed-sheets'; readonly session: string; readonly round: number }
  /** How a knockout is set up: its settings, its seeds, and whom they have chosen. */
  | { readonly of: 'seeding'; readonly knockout: string }
  /** Who takes part. */
  | { readonly of: 'entries' }
  /** The rulings that stand. */
  | { readonly of: 'rulings' }
  /** One ruling: on which law it stands, and whether it is another one by now. */
  | { readonly of: 'ruling'; readonly session: string; readonly ruling: string }
  /** The result of a play of a board, and the rulings on it. */
  | ({ readonly of: 'play' } & Texts<'session' | 'table'> & Numbers<'round' | 'board'>)
  /** The results of a board, wherever its set is played. */
  | { readonly of: 'board'; readonly set: string; readonly board: number }
  /** A line of the sheet of a table. */
  | ({ readonly of: 'line' } & Texts<'session' | 'table'> & Numbers<'round' | 'line'>)
  /** The yellow cards that were shown at a table in a round. */
  | { readonly of: 'cards'; readonly session: string; readonly table: string; readonly round: number }
  /** The penalties and warnings of a contestant, or of a team. */
  | { readonly of: 'penalties'; readonly session: string; readonly contestant: string }
  /** What was taken off the total of somebody in a contest. */
  | ({ readonly of: 'contest-penalties' } & Texts<'contest' | 'session' | 'contestant'>)
  /** Who is entered as one entry, and whether it takes part. */
  | { readonly of: 'entrant'; readonly entry: string }
  /** Who plays as a contestant: the entry that has its place, its players, who sits in, when it is away. */
  | { readonly of: 'contestant'; readonly session: string; readonly contestant: string }
  /** To whom a match between two teams was given, and what they begin it with. */
  | { readonly of: 'match-given'; readonly session: string; readonly home: string; readonly away: string }
  /** Which plays of a board rulings have taken out of its field. */
  | { readonly of: 'splits'; readonly session: string; readonly board: number }
  /** The hands of a board of a session, as they were read or corrected. */
  | { readonly of: 'hands'; readonly session: string; readonly board: number }
  /** The auction and the play that were recorded at a table. */
  | ({ readonly of: 'recorded-play' } & Texts<'session' | 'table'> & Numbers<'round' | 'board'>)
  | SettingsPart;

/**
 * Settings that are saved whole: saving them writes over what somebody else has saved since they were read. What two persons
 * set side by side are parts of their own.
 */
export type SettingsPart = { readonly of: 'settings' } & (
  | {
      /** Of the tournament: its rules, its name, what the calendar says of it, whether its rulings are published. */
      readonly what: 'rules' | 'name' | 'announcement' | 'rulings-publication';
    }
  | {
      /** Of a session: scoring, ranking and clock; tables of its standings; sheets; sections; who plays; boards; matches. */
      readonly what:
        | 'scoring'
        | 'standings'
        | 'sheets'
        | 'movement'
        | 'entrants'
        | 'board-set'
        | 'match-scoring';
      readonly session: string;
    }
  /** What the draws of a section keep to. */
  | { readonly what: 'draw-options'; readonly session: string; readonly section: string }
  /** The stratum, categories and handicap of an entry, or of a contestant of a session. */
  | { readonly what: 'class'; readonly entry: string }
  | { readonly what: 'class'; readonly session: string; readonly contestant: string }
  /** What draws have to know of an entry. */
  | { readonly what: 'for-draws'; readonly entry: string }
  /** How sessions become a contest. */
  | { readonly what: 'contest'; readonly contest: string }
  /** What somebody brings into a contest by hand. */
  | ({ readonly what: 'carried' } & Texts<'contest' | 'session' | 'contestant'>)
  /** Of a set of boards: its description, why it may be played again, who is present at its dealing. */
  | { readonly what: 'board-set-description' | 'repeats' | 'presence'; readonly set: string }
  /** Who has dealt a board by hand. */
  | { readonly what: 'dealing'; readonly set: string; readonly board: number }
  /** The break behind a round. */
  | ({ readonly what: 'break'; readonly section?: string } & Texts<'session'> & Numbers<'afterRound'>)
  /** How long a player has thought in a round. */
  | ({ readonly what: 'thinking-time'; readonly seat: SeatName } & Texts<'session' | 'table'> &
      Numbers<'round'>)
  /** How slow a table was in a round, and who is held responsible. */
  | { readonly what: 'slow'; readonly session: string; readonly table: string; readonly round: number }
  /** Who answers for a table. */
  | { readonly what: 'responsible'; readonly session: string; readonly table: string }
);

/** What a command rests on, and the journal entry up to which its giver has seen it. */
export interface SeenWanted {
  readonly at: number;
  readonly parts: readonly SeenPart[];
  /** The command's body: settings that are as it asks already are nothing to look at. */
  readonly asked?: unknown;
}

/** What is now otherwise than it was seen. */
export interface SeenChange {
  readonly what:
    | 'place'
    | 'open-results'
    | 'balance'
    | 'match'
    | 'table'
    | 'agreed-sheet'
    | 'knockout-setting'
    | 'seed'
    | 'choice'
    | 'entry'
    | 'ruling'
    | 'result'
    | 'line'
    | 'card'
    | 'penalty'
    | 'players'
    | 'captain'
    | 'team-name'
    | 'substitute'
    | 'absence'
    | 'seat'
    | 'match-given'
    | 'match-carried'
    | 'split'
    | 'hands'
    | 'recorded-play'
    | 'setting';
  /** The session; null: it is of the whole tournament. */
  readonly session: string | null;
  /**
   * The contestants or entries, the place of the play or line, the number of the ruling, or the name of the setting. Of
   * settings that are saved whole (`setting`): which settings, of what they are (`''`: of the session or tournament), and
   * the member that has changed (`''`: all of it).
   */
  readonly who: readonly string[];
  /** As it was seen, in figures, or names of contestants and players; of a `setting` as JSON. null: not there. */
  readonly before: string | null;
  readonly now: string | null;
  /** Of a `setting`: the name of who has changed it last. */
  readonly by?: string;
}

/** What has changed at the journal's head. */
export interface SeenChanges {
  /** The journal's head. */
  readonly head: number;
  readonly changes: readonly SeenChange[];
}

const IN_READ_STREAMS: readonly SeenPart['of'][] = [
  'board',
  'cards',
  'contest-penalties',
  'contestant',
  'draw',
  'entrant',
  'entries',
  'hands',
  'line',
  'match-given',
  'play',
  'recorded-play',
  'ruling',
  'seeding',
  'settings',
  'sheet',
];

/** Whether a part is in streams that are read, and compared on writing; else the journal is compared. */
export function liesInReadStreams({ of }: SeenPart): boolean {
  return IN_READ_STREAMS.includes(of);
}

/** Commands about who plays as a contestant rest on who did when it was seen. */
export function restsOnContestant({
  session,
  contestant,
}: {
  readonly session: string;
  readonly contestant: string;
}): readonly SeenPart[] {
  return [{ of: 'contestant', session, contestant }];
}

/** Commands about an entry rest on who was entered when it was seen. */
export function restsOnEntrant({ entry }: { readonly entry: string }): readonly SeenPart[] {
  return [{ of: 'entrant', entry }];
}

/** Starting a session, or taking it away, rests on all that was set up for it. */
export function restsOnSetUp({ session }: { readonly session: string }): readonly SeenPart[] {
  return [
    { of: 'settings', what: 'rules' },
    ...(['scoring', 'sheets', 'movement', 'entrants', 'board-set'] as const).map((what) => ({
      of: 'settings' as const,
      what,
      session,
    })),
  ];
}

/** How many changes are listed. */
export const MOST_CHANGES_TOLD = 60;

/**
 * Types of lines that change nothing of the parts that lie outside the streams that are read (`liesInReadStreams`). Such a
 * line may come between the comparison and what is written; any other lets the command be decided anew.
 */
export const CHANGES_NOTHING_SEEN: readonly string[] = [
  'board.analysed',
  'board.copy-checked',
  'board.copy-made',
  'board.deal-looked-at',
  'clock.adjusted',
  'clock.break-began',
  'clock.break-ended',
  'clock.break-planned',
  'clock.paused',
  'clock.resumed',
  'clock.started',
  'clock.taken-back',
  'clock.table-given',
  'result.checked',
  'session.board-movement-announced',
  'table.boards-missed',
  'table.boards-told',
  'table.call-answered',
  'table.call-described',
  'table.call-taken-back',
  'table.director-called',
  'table.director-came',
  'table.director-coming',
  'tournament.book-taken',
];
