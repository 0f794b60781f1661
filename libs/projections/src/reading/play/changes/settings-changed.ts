import { canonicalText, type Json } from '#ledger';
import {
  boardSettingsOf,
  clockIn,
  drawOptionsOf,
  methodOf,
  NOTHING_FOR_DRAWS,
  UNCLASSED,
  type JournalEvent,
  type SectionData,
  type SeenChange,
  type SettingsPart,
} from '#tournament';
import { classOf } from '../../../play/scoring/contestants.js';
import { settingsAsked } from './settings-asked.js';
import { sessionOf, type PlayState, type SessionPlay } from '../../../play/play-state.js';

/** Settings by the members that change apart from each other; `''`: all that there is. */
type Members = Readonly<Record<string, unknown>>;

/** So long is a value that is told; of a longer one only that it is another. */
const LONGEST = 2_000;
/** In the place of a value that is too long. */
const TOO_LONG = '"…"';

interface SettingsAtMoments {
  readonly before: PlayState;
  readonly now: PlayState;
  /** Of the tournament, which the state of play does not tell. */
  readonly names?: { readonly before: string; readonly now: string };
  /** The body of the command. */
  readonly asked?: unknown;
}

/**
 * Which of settings that are saved whole are otherwise now, member by member, their values as JSON. What is by now as a
 * command asks for is nothing that anybody has to look at.
 */
export function settingsChanged(
  { before, now, names, asked }: SettingsAtMoments,
  part: SettingsPart,
): SeenChange[] {
  const was = settingsIn(before, part, names?.before);
  const is = settingsIn(now, part, names?.now);
  const wanted = settingsAsked(part, asked, is);
  return [...new Set([...Object.keys(is), ...Object.keys(was)])].flatMap((member): SeenChange[] => {
    const [from, to] = [textOf(was[member]), textOf(is[member])];
    if (from === to || (wanted && textOf(wanted[member]) === to)) return [];
    return [
      {
        what: 'setting',
        session: 'session' in part ? part.session : null,
        who: [part.what, subjectOf(part), member],
        before: told(was[member], is[member]),
        // Of what is chosen for the first time it is told what is otherwise than it is asked for.
        now: told(is[member], was[member] ?? wanted?.[member]),
      },
    ];
  });
}

function textOf(value: unknown): string | null {
  return value === undefined || value === null ? null : canonicalText(value as Json);
}

/** A value as it is told beside the other one: of what is long only what is otherwise there. */
function told(value: unknown, beside: unknown): string | null {
  const text = textOf(isSection(value) ? sectionTold(value) : value);
  if (text === null || text.length <= LONGEST) return text;
  const parts = textOf(isMembers(value) && isMembers(beside) ? otherwise(value, beside) : undefined);
  return parts !== null && parts.length <= LONGEST ? parts : TOO_LONG;
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The name of something with many members, and those of its members and their members that are otherwise there; on whose word
 * each is printed is left out.
 */
function otherwise({ evidence: _evidence, ...members }: Members, beside: Members, deep = true): Members {
  return Object.fromEntries(
    Object.entries(members).flatMap(([member, value]): [string, unknown][] => {
      const other = beside[member];
      if (member !== 'name' && textOf(value) === textOf(other)) return [];
      return [
        [member, deep && isMembers(value) && isMembers(other) ? otherwise(value, other, false) : value],
      ];
    }),
  );
}

/** The members of a part by which it says of what the settings are, within a session or the tournament. */
const SUBJECTS: { readonly [What in SettingsPart['what']]?: readonly string[] } = {
  'draw-options': ['section'],
  class: ['entry', 'contestant'],
  'for-draws': ['entry'],
  contest: ['contest'],
  carried: ['contestant'],
  'board-set-description': ['set'],
  repeats: ['set'],
  presence: ['set'],
  dealing: ['board'],
  break: ['section', 'afterRound'],
  'thinking-time': ['table', 'round', 'seat'],
  slow: ['table', 'round'],
  responsible: ['table'],
};

function subjectOf(part: SettingsPart): string {
  const members = part as Readonly<Record<string, unknown>>;
  const named = (SUBJECTS[part.what] ?? []).map((member) => members[member]);
  return named
    .filter((one) => one !== undefined && one !== '')
    .map(String)
    .join(' ');
}

function isSection(value: unknown): value is SectionData {
  return typeof value === 'object' && value !== null && 'movement' in value && 'boardsPerRound' in value;
}

/** A section without who meets whom: its movement by its name and its size. */
function sectionTold({ movement, draw: _draw, tables, ...section }: SectionData) {
  const { rows: _rows, idle: _idle, stationary: _stationary, ...about } = movement;
  const { apart: _apart, teams: _teams, ...drawn } = tables ?? {};
  return { ...section, movement: about, ...(tables && { tables: drawn }) };
}

function settingsIn(state: PlayState, part: SettingsPart, name: string | undefined): Members {
  switch (part.what) {
    case 'name':
      return { '': name };
    case 'rules':
      return state.settings;
    case 'announcement':
      return state.announced ?? {};
    case 'rulings-publication':
      return { '': state.publishedRulings };
    case 'class':
      return { '': classIn(state, part) };
    case 'for-draws':
      return state.entries.entries[part.entry]?.forDraws ?? NOTHING_FOR_DRAWS;
    case 'contest':
      return state.contests[part.contest]?.settings ?? {};
    case 'carried':
      return { '': state.contests[part.contest]?.carried[`${part.session}/${part.contestant}`]?.hundredths };
    case 'board-set-description':
      return state.dealSets[part.set]?.description ?? {};
    case 'repeats':
      return { '': state.dealSets[part.set]?.repeats?.ground };
    case 'presence':
      return { '': state.dealSets[part.set]?.bothSides ?? true };
    case 'dealing':
      return { '': state.boards[part.set]?.[part.board]?.told?.by };
    default: {
      const session = sessionOf(state, part.session);
      return session ? ofSession(state, session, part) : {};
    }
  }
}

function classIn(state: PlayState, part: Extract<SettingsPart, { what: 'class' }>) {
  if ('entry' in part) return state.entries.entries[part.entry]?.class ?? UNCLASSED;
  const session = sessionOf(state, part.session);
  return session && classOf(state, session, part.contestant);
}

function ofSession(
  state: PlayState,
  session: SessionPlay,
  part: Exclude<
    Extract<SettingsPart, { readonly session: string }>,
    { readonly what: 'class' } | { readonly what: 'carried' }
  >,
): Members {
  switch (part.what) {
    case 'scoring': {
      const { settings } = session;
      const method = methodOf(state.settings, settings);
      return { called: 'together', ...settings, method, boards: boardSettingsOf(settings) };
    }
    case 'standings':
      return session.standings;
    case 'sheets':
      return session.sheets ?? {};
    case 'movement':
      return Object.fromEntries(session.sections.map((data) => [data.section, data]));
    case 'entrants':
      return session.entrants
        ? { '': 'some', ...Object.fromEntries(session.entrants.entries.map((entry) => [entry, 'plays'])) }
        : { '': 'everybody' };
    case 'board-set':
      return { '': session.boardSet };
    case 'match-scoring':
      return { '': session.teams.method };
    case 'draw-options': {
      const data = session.sections.find(({ section }) => section === part.section);
      return data ? drawOptionsOf(data) : {};
    }
    case 'break':
      return { '': clockIn(session.clock, part.section).breaks[part.afterRound] };
    case 'thinking-time':
      return { '': session.written[part.table]?.[part.round]?.seconds[part.seat] ?? 0 };
    case 'slow': {
      const { minutes, held } = session.tables[part.table]?.slow[part.round] ?? {};
      return { minutes, held };
    }
    case 'responsible':
      return { '': session.tables[part.table]?.responsible };
    default:
      return part satisfies never;
  }
}

/** The events by which settings become others. */
const CHANGED_BY: Readonly<Record<SettingsPart['what'], readonly JournalEvent['type'][]>> = {
  rules: ['tournament.settings-chosen', 'tournament.settings-amended'],
  name: ['tournament.renamed'],
  announcement: ['tournament.announced'],
  'rulings-publication': ['tournament.rulings-published'],
  scoring: ['session.created', 'session.configured'],
  standings: ['session.standings-chosen'],
  sheets: ['session.sheets-chosen'],
  movement: [
    'session.movement-set',
    'session.movement-changed',
    'session.round-drawn',
    'session.contestant-arrived',
  ],
  entrants: ['session.entrants-chosen'],
  'board-set': ['session.board-set-chosen'],
  'match-scoring': ['session.matches-scored'],
  'draw-options': ['session.draw-options-chosen', 'session.movement-set'],
  class: ['entries.classed', 'session.contestants-classed'],
  'for-draws': ['entries.described-for-draws'],
  contest: ['contest.chosen', 'contest.abandoned'],
  carried: ['contest.carried'],
  'board-set-description': ['deal-set.described'],
  repeats: ['deal-set.repeats-declared'],
  presence: ['deal-set.presence-ordered'],
  dealing: ['board.dealing-told'],
  break: ['clock.break-planned', 'clock.break-began'],
  'thinking-time': ['sheet.time-corrected', 'sheet.time-used'],
  slow: ['table.slow-recorded'],
  responsible: ['table.responsible-named'],
};

/** Who changed settings, and when, by a journal entry. */
interface ChangingLine {
  readonly type: string;
  readonly actor: string;
  readonly payload: Json;
}

/** Whether a line has changed these settings; of several contestants at once, whichever of them is meant. */
export function changesSettings({ type, payload }: ChangingLine, part: SettingsPart): boolean {
  const said = payload as { readonly [member: string]: Json };
  return (
    CHANGED_BY[part.what].some((each) => each === type) &&
    Object.entries(part).every(([member, value]) => {
      const told = member === 'of' || member === 'what' ? undefined : said[member];
      return told === undefined || told === value;
    })
  );
}
