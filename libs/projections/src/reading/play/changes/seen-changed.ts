import { canonicalText, type Ledger, type Line } from '#ledger';
import { writeResult } from '#lists';
import { everybodyAt } from '#movement';
import {
  choosingOf,
  sectionOf,
  type AwardedMatch,
  type SeenChange,
  type SeenChanges,
  type SeenPart,
  type SeenWanted,
  type SettingsPart,
} from '#tournament';
import { contestPlaces } from '../../../play/documents/contests/contest-document.js';
import { standingMoves, standingsAt, type StandingAtMoment } from '../../../play/documents/standing-moves.js';
import { matchesWantedOf } from '../../../play/knockout/match-results.js';
import { play } from '../../../play/projection/play.js';
import {
  resultOf,
  sessionOf,
  type DecisionPlay,
  type PlayState,
  type ResultPlay,
  type SessionPlay,
} from '../../../play/play-state.js';
import { rankingForDraw } from '../../../play/games/by-game.js';
import { scheduleOf } from '../../../play/schedule.js';
import { maySeeTraveller } from '../../../visibility/boards-seen.js';
import {
  EVERYTHING,
  seesAllOfContest,
  standingsSeen,
  standingsSeenOfPast,
  type StandingsSeen,
} from '../../../visibility/standings-seen.js';
import type { Viewer } from '../../../visibility/viewer.js';
import type { Past } from '../../past.js';
import { tournaments } from '../../../tournaments/tournaments.js';
import { changesSettings, settingsChanged } from './settings-changed.js';
import { figuresAt } from './sheets-changed.js';

/** What has changed in the journal since an earlier line, for commands that rest on what was seen there. */
export class SeenChanged {
  readonly #ledger: Ledger;
  readonly #past: Past;

  constructor(options: { readonly ledger: Ledger; readonly past: Past }) {
    this.#ledger = options.ledger;
    this.#past = options.past;
  }

  /**
   * The changes since a line; undefined if the journal has no such line.
   *
   * @param viewer who is told: of results that are hidden from them nothing is told, nor whether they have changed
   */
  async since(
    tournament: string,
    { at, parts, asked }: SeenWanted,
    viewer: () => Promise<Viewer>,
  ): Promise<SeenChanges | undefined> {
    const head = await this.#ledger.head(tournament);
    if (!head || at > head.position) return undefined;
    if (at === head.position) return { head: at, changes: [] };
    const until = head.position;
    const [before, now, who, names] = await Promise.all([
      this.#past.state(play, tournament, at),
      this.#past.state(play, tournament, until),
      viewer(),
      parts.some(isName) ? this.#names(tournament, { at, until }) : undefined,
    ]);
    const moments = { before, now, asked, ...(names && { names }) };
    const changes = seenChanges(moments, parts, who);
    if (!changes.some(({ what }) => what === 'setting')) return { head: until, changes };
    const changing = await this.#changing(tournament, { at, until, parts });
    const by = (part: SettingsPart) => changing.findLast((line) => changesSettings(line, part))?.actor;
    return { head: until, changes: seenChanges({ ...moments, by }, parts, who) };
  }

  /** How the tournament was called, and is. */
  async #names(tournament: string, { at, until }: { readonly at: number; readonly until: number }) {
    const [before, now] = await Promise.all(
      [at, until].map((position) => this.#past.state(tournaments, tournament, position)),
    );
    return { before: before!.name, now: now!.name };
  }

  /** The lines between both moments by which settings have become others. */
  async #changing(
    tournament: string,
    {
      at,
      until,
      parts,
    }: { readonly at: number; readonly until: number; readonly parts: readonly SeenPart[] },
  ): Promise<Line[]> {
    const settings = parts.filter((part) => part.of === 'settings');
    const changing: Line[] = [];
    for (let after = at; after < until;) {
      const lines = await this.#ledger.readJournal(tournament, { after, until });
      changing.push(...lines.filter((line) => settings.some((part) => changesSettings(line, part))));
      const last = lines.at(-1);
      if (!last) break;
      after = last.position;
    }
    return changing;
  }
}

function isName(part: SeenPart): boolean {
  return part.of === 'settings' && part.what === 'name';
}

interface Moments {
  readonly before: PlayState;
  readonly now: PlayState;
  /** How the tournament is called, where that was asked for. */
  readonly names?: { readonly before: string; readonly now: string };
  /** The body of the command, where there is one: settings that are as it asks are not told. */
  readonly asked?: unknown;
  /** Who has changed settings last, where that was looked up. */
  readonly by?: (part: SettingsPart) => string | undefined;
}

/** What has changed in these parts of the journal, as far as the viewer may know it. */
export function seenChanges(moments: Moments, parts: readonly SeenPart[], viewer: Viewer): SeenChange[] {
  const changes = parts.flatMap((part) => changesOf(moments, part, viewer));
  // What two parts tell, such as a place, is told once.
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
}

function changesOf({ before, now, names, asked, by }: Moments, part: SeenPart, viewer: Viewer): SeenChange[] {
  switch (part.of) {
    case 'standings':
      return ofStandings({ before, now }, part, viewer);
    case 'matches':
      return ofMatches({ before, now }, part.sessions, viewer);
    case 'contest':
      return ofContest({ before, now }, part.contest, viewer);
    case 'results':
      return part.session === undefined
        ? [
            ...namesIn(before.sessions, now.sessions).flatMap((session) =>
              ofSession({ before, now }, session, viewer),
            ),
            ...namesIn(before.contests, now.contests).flatMap((contest) =>
              ofContest({ before, now }, contest, viewer),
            ),
          ]
        : ofSession({ before, now }, part.session, viewer);
    case 'draw':
      return ofDraw({ before, now }, part);
    case 'sheet':
      return ofSheet({ before, now }, part, viewer);
    case 'agreed-sheets':
      return ofAgreedSheets({ before, now }, part);
    case 'seeding':
      return ofSeeding({ before, now }, part.knockout);
    case 'entries':
      return ofEntries({ before, now });
    case 'ruling':
      return ofRulings({ before, now }, ({ ruling }) => ruling === part.ruling);
    case 'play':
      return ofPlay({ before, now }, part, viewer);
    case 'board':
      return ofBoard({ before, now }, part, viewer);
    case 'line':
      return ofLine({ before, now }, part, viewer);
    case 'cards':
      return ofCards({ before, now }, part);
    case 'penalties':
      return ofPenalties({ before, now }, part);
    case 'contest-penalties':
      return ofContestPenalties({ before, now }, part);
    case 'entrant':
      return ofEntrant({ before, now }, part.entry);
    case 'contestant':
      return ofContestant({ before, now }, part);
    case 'match-given':
      return ofMatchGiven({ before, now }, part);
    case 'rulings':
      return ofRulings({ before, now });
    case 'splits':
      return ofSplits({ before, now }, part);
    case 'hands':
      return ofHands({ before, now }, part);
    case 'recorded-play':
      return ofRecordedPlay({ before, now }, part, viewer);
    case 'settings': {
      const actor = by?.(part);
      return settingsChanged({ before, now }, part, { names, asked }).map((change) => ({
        ...change,
        ...(actor !== undefined && { by: actor }),
      }));
    }
    default:
      return part satisfies never;
  }
}

function namesIn(...records: readonly Readonly<Record<string, unknown>>[]): string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))];
}

/** What differs by a key, as one row for each of them. */
function differing(
  [before, now]: readonly [ReadonlyMap<string, string>, ReadonlyMap<string, string>],
  rowOf: (key: string) => Omit<SeenChange, 'before' | 'now'>,
): SeenChange[] {
  return [...new Set([...now.keys(), ...before.keys()])].flatMap((key) => {
    const [was, is] = [before.get(key) ?? null, now.get(key) ?? null];
    return was === is ? [] : [{ ...rowOf(key), before: was, now: is }];
  });
}

const placed = (place: number | null, score: string) => (place === null ? score : `${place}. ${score}`);

/** The standings that a round is drawn from; of those that are hidden from somebody what they are shown. */
function ofStandings(
  { before, now }: Moments,
  { session, section, upTo }: Extract<SeenPart, { of: 'standings' }>,
  viewer: Viewer,
): SeenChange[] {
  const known = sessionOf(now, session);
  if (!known || standingsSeen(now, known, viewer).kind !== 'everything')
    return ofSession({ before, now }, session, viewer).filter(
      ({ who }) => sectionOf(who[0] ?? '') === section,
    );
  const told = [before, now].map((state) => {
    const of = sessionOf(state, session);
    return of?.sections.some((data) => data.section === section)
      ? rankingForDraw(state, of, section, upTo)
      : { open: 0, ranking: [] };
  });
  const [past, after] = told as [(typeof told)[0], (typeof told)[0]];
  const places = ({ ranking }: (typeof told)[0]) =>
    new Map(ranking.map(({ contestant, place, value }) => [contestant, placed(place, value)]));
  const open = ({ open: count }: (typeof told)[0]) => new Map([['', `${count}`]]);
  return [
    ...differing([places(past), places(after)], (contestant) => ({
      what: 'place',
      session,
      who: [contestant],
    })),
    ...differing([open(past), open(after)], () => ({ what: 'open-results', session, who: [] })),
  ];
}

/** Everybody who stands elsewhere in a session, or has another score there. */
function ofSession({ before, now }: Moments, name: string, viewer: Viewer): SeenChange[] {
  const [past, after] = [sessionOf(before, name), sessionOf(now, name)];
  const seen = after ? standingsSeen(now, after, viewer) : EVERYTHING;
  const at = (state: PlayState, session: SessionPlay | undefined, of: StandingsSeen) =>
    session && session.status !== 'set-up' ? standingsAt(state, session, of) : new Map();
  const moves = standingMoves(
    at(before, past, past ? standingsSeenOfPast(past, seen) : seen),
    at(now, after, seen),
  );
  const text = (one: StandingAtMoment | null) => one && placed(one.place, one.score);
  return moves.flatMap(({ contestant, before: was, after: is }): SeenChange[] => {
    const [from, to] = [text(was), text(is)];
    return from === to ? [] : [{ what: 'place', session: name, who: [contestant], before: from, now: to }];
  });
}

function ofMatches({ before, now }: Moments, sessions: readonly string[], viewer: Viewer): SeenChange[] {
  return sessions.flatMap((session) => {
    const known = sessionOf(now, session);
    if (known && standingsSeen(now, known, viewer).kind !== 'everything') return [];
    const scores = (state: PlayState) =>
      new Map(
        (matchesWantedOf(state, { sessions: [session], at: 0 })?.matches ?? []).map(
          ({ home, away, score, complete, ahead }) => [
            `${home} ${away}`,
            `${score.home} : ${score.away}${complete ? '' : ' …'}${ahead === null ? '' : ahead === home ? ' (1)' : ' (2)'}`,
          ],
        ),
      );
    return differing([scores(before), scores(now)], (two) => ({
      what: 'match',
      session,
      who: two.split(' '),
    }));
  });
}

function ofContest({ before, now }: Moments, contest: string, viewer: Viewer): SeenChange[] {
  if (!Object.hasOwn(now.contests, contest) || !seesAllOfContest(now, viewer, contest)) return [];
  const at = (state: PlayState) => contestPlaces(state, contest);
  const [past, after] = [at(before), at(now)];
  const texts = (places: typeof past) =>
    new Map([...places].map(([key, { place, total }]) => [key, placed(place, total)]));
  return differing([texts(past), texts(after)], (key) => {
    const { session, contestant } = (after.get(key) ?? past.get(key))!;
    return { what: 'place', session, who: [contestant] };
  });
}

/** The tables of a drawn round at which others sit now. */
function ofDraw(
  { before, now }: Moments,
  { session, section, round }: Extract<SeenPart, { of: 'draw' }>,
): SeenChange[] {
  const tables = (state: PlayState) => {
    const known = sessionOf(state, session);
    if (!known) return new Map<string, string>();
    const { tables: all, meetingAt } = scheduleOf(known);
    return new Map(
      all
        .filter((table) => sectionOf(table) === section)
        .flatMap((table): [string, string][] => {
          const meeting = meetingAt(table, round);
          return meeting ? [[table, everybodyAt(meeting).join(', ')]] : [];
        }),
    );
  };
  return differing([tables(before), tables(now)], (table) => ({ what: 'table', session, who: [table] }));
}

/** Who has something else on the sheet of a table: another balance, or other columns. */
function ofSheet(
  { before, now }: Moments,
  { session, table, round }: Extract<SeenPart, { of: 'sheet' }>,
  viewer: Viewer,
): SeenChange[] {
  const known = sessionOf(now, session);
  if (!known || standingsSeen(now, known, viewer).kind !== 'everything') return [];
  const on = (state: PlayState) => {
    const of = sessionOf(state, session);
    const seated = of?.written[table]?.[round]?.seated ?? {};
    return new Map(
      of
        ? [...figuresAt(of, { table, round })].flatMap(([board, figures]) =>
            [...figures].map(([seat, { balance, ...columns }]) => [
              `${seated[seat] ?? seat} ${board ?? ''}`,
              { balance, columns: JSON.stringify(columns) },
            ]),
          )
        : [],
    );
  };
  const [past, after] = [on(before), on(now)];
  return [...new Set([...after.keys(), ...past.keys()])].flatMap((key): SeenChange[] => {
    const [was, is] = [past.get(key), after.get(key)];
    if (was?.balance === is?.balance && was?.columns === is?.columns) return [];
    const who = [key.split(' ')[0]!];
    return [{ what: 'balance', session, who, before: was?.balance ?? null, now: is?.balance ?? null }];
  });
}

/** The sheets of a round that counted and do so no longer. One that has come to count keeps nobody from going on. */
function ofAgreedSheets(
  { before, now }: Moments,
  { session, round }: Extract<SeenPart, { of: 'agreed-sheets' }>,
): SeenChange[] {
  const statusIn = (state: PlayState, table: string) =>
    sessionOf(state, session)?.written[table]?.[round]?.status ?? 'open';
  return Object.keys(sessionOf(before, session)?.written ?? {}).flatMap((table): SeenChange[] => {
    const [was, is] = [statusIn(before, table), statusIn(now, table)];
    if (was !== 'agreed' || is === 'agreed') return [];
    return [{ what: 'agreed-sheet', session, who: [table], before: was, now: is }];
  });
}

/** What is otherwise about a knockout before its first round: how it is played, its seeds, and whom they have chosen. */
function ofSeeding({ before, now }: Moments, knockout: string): SeenChange[] {
  const [was, is] = [before.knockouts[knockout], now.knockouts[knockout]];
  const settings = (of: typeof was) => {
    const { carry, ...others } = of?.settings ?? {};
    const texts = Object.entries(others).map(([name, value]): [string, string] => [name, `${value}`]);
    const opened = of?.rounds.length ?? 0;
    if (opened > 0) texts.push(['rounds', `${opened}`]);
    const parts = carry && [carry.from, carry.wonByHigher, carry.wonByLower, carry.most ?? '–'].join(', ');
    return new Map([...texts, ...(parts === undefined ? [] : [['carry', parts] as const])]);
  };
  const places = (of: typeof was) =>
    new Map((of?.entries ?? []).map((entry, index) => [entry, `${index + 1}`]));
  const choices = (of: typeof was) =>
    new Map(
      of
        ? (choosingOf(of)?.choosers ?? []).slice(0, of.chosen.length).map((one, at) => [one, of.chosen[at]!])
        : [],
    );
  const row = (what: SeenChange['what']) => (who: string) => ({ what, session: null, who: [who] });
  return [
    ...differing([settings(was), settings(is)], row('knockout-setting')),
    ...differing([places(was), places(is)], row('seed')),
    ...differing([choices(was), choices(is)], row('choice')),
  ];
}

/** Who has entered or withdrawn. */
function ofEntries({ before, now }: Moments): SeenChange[] {
  const there = ({ entries }: PlayState) =>
    new Map(
      entries.order.flatMap((entry): [string, string][] =>
        entries.entries[entry]!.withdrawn ? [] : [[entry, '']],
      ),
    );
  return differing([there(before), there(now)], (entry) => ({
    what: 'entry',
    session: null,
    who: [entry],
  }));
}

/** The rulings that were given, amended or withdrawn: their laws, one that was given anew with how often. */
function ofRulings(
  { before, now }: Moments,
  isMeant: (one: DecisionPlay) => boolean = () => true,
): SeenChange[] {
  return namesIn(before.sessions, now.sessions).flatMap((session) => {
    const rulings = (state: PlayState) =>
      new Map(
        Object.values(sessionOf(state, session)?.decisions ?? {})
          .filter(isMeant)
          .map((decision) => [decision.ruling, rulingText(decision)]),
      );
    return differing([rulings(before), rulings(now)], (ruling) => ({
      what: 'ruling',
      session,
      who: [ruling],
    }));
  });
}

function rulingText({ law, history }: DecisionPlay): string {
  const last = history.findLast(({ what }) => what !== 'reviewed');
  if (last?.what === 'withdrawn') return 'withdrawn';
  const { law: laws } = history.reduce(
    (known, historyEvent) => ('law' in historyEvent ? historyEvent : known),
    { law } as {
      readonly law: typeof law;
    },
  );
  const anew = history.filter(
    (historyEvent) =>
      historyEvent.what === 'amended' ||
      historyEvent.what === 'effect-voided' ||
      (historyEvent.what === 'appeal-decided' && historyEvent.decision === 'changed'),
  );
  return anew.length === 0 ? laws.law : `${laws.law} (${anew.length + 1})`;
}

/** Whether a ruling is about a play. */
function isAbout(play: { readonly table: string; readonly round: number; readonly board: number }) {
  return ({ about }: DecisionPlay) =>
    about.some(
      (place) =>
        'board' in place &&
        place.table === play.table &&
        place.round === play.round &&
        place.board === play.board,
    );
}

/** What stands as the result of a play, and which rulings are about it. What was led is not told: others may have it before them. */
function ofPlay(moments: Moments, play: Extract<SeenPart, { of: 'play' }>, viewer: Viewer): SeenChange[] {
  const { session, table, round, board } = play;
  const known = sessionOf(moments.now, session);
  if (!known || standingsSeen(moments.now, known, viewer).kind !== 'everything') return [];
  const standing = (state: PlayState) => {
    const of = sessionOf(state, session);
    const result = of && resultOf(of, play);
    return new Map(result && result.status !== 'none' ? [['', resultText(result)]] : []);
  };
  const who = [table, `${round}`, `${board}`];
  return [
    ...differing([standing(moments.before), standing(moments.now)], () => ({ what: 'result', session, who })),
    ...ofRulings(moments, isAbout(play)).filter((change) => change.session === session),
  ];
}

/** The results of a board that have come, gone, or are others. */
function ofBoard(
  { before, now }: Moments,
  { set, board }: Extract<SeenPart, { of: 'board' }>,
  viewer: Viewer,
): SeenChange[] {
  return namesIn(before.sessions, now.sessions).flatMap((session) => {
    const known = sessionOf(now, session);
    if (known?.boardSet !== set || standingsSeen(now, known, viewer).kind !== 'everything') return [];
    const results = (state: PlayState) =>
      new Map(
        Object.entries(sessionOf(state, session)?.results[board] ?? {}).flatMap(([place, result]) =>
          result.status === 'none' ? [] : [[place, resultText(result)]],
        ),
      );
    return differing([results(before), results(now)], (place) => ({
      what: 'result',
      session,
      who: [...place.split('/'), `${board}`],
    }));
  });
}

/** A result as slips have it, with who sat there where it was played otherwise; or that there is none. */
function resultText({ status, result, irregular, seating }: ResultPlay): string {
  if (status === 'voided' || status === 'not-played' || status === 'postponed') return status;
  if (!result) return status;
  const sat = irregular && seating ? ` (${[...new Set(Object.values(seating))].join(', ')})` : '';
  if (result.kind !== 'contract') return `${writeResult(result)}${sat}`;
  const { lead: _led, ...told } = result;
  return `${writeResult(told)}${sat}`;
}

/** What is written on a line of a sheet, as the journal has it. */
function ofLine(
  { before, now }: Moments,
  { session, table, round, line }: Extract<SeenPart, { of: 'line' }>,
  viewer: Viewer,
): SeenChange[] {
  const known = sessionOf(now, session);
  if (!known || standingsSeen(now, known, viewer).kind !== 'everything') return [];
  const written = (state: PlayState) => {
    const on = sessionOf(state, session)?.written[table]?.[round]?.lines[line - 1];
    return new Map(on ? [['', canonicalText(on.what)]] : []);
  };
  return differing([written(before), written(now)], () => ({
    what: 'line',
    session,
    who: [table, `${round}`, `${line}`],
  }));
}

/** Which plays each ruling has taken out of the field of a board. */
function ofSplits(
  { before, now }: Moments,
  { session, board }: Extract<SeenPart, { of: 'splits' }>,
): SeenChange[] {
  const split = (state: PlayState) =>
    new Map(
      Object.entries(sessionOf(state, session)?.rulings ?? {}).flatMap(
        ([effect, { what, withdrawn }]): [string, string][] =>
          withdrawn || what.kind !== 'field-split' || what.board !== board
            ? []
            : [[effect, what.plays.map(({ table, round }) => `${table}/${round}`).join(', ')]],
      ),
    );
  return differing([split(before), split(now)], () => ({ what: 'split', session, who: [`${board}`] }));
}

/** The hands of a board that somebody has read, by the line at which they were: what they are is not told. */
function ofHands(
  { before, now }: Moments,
  { session, board }: Extract<SeenPart, { of: 'hands' }>,
): SeenChange[] {
  const read = (state: PlayState) => {
    const set = sessionOf(state, session)?.boardSet ?? '';
    const at = state.boards[set]?.[board]?.recorded?.position;
    return new Map(at === undefined ? [] : [['', `${at}`]]);
  };
  return differing([read(before), read(now)], () => ({ what: 'hands', session, who: [`${board}`] }));
}

/** What was called and played at a table, by the line at which it was recorded. */
function ofRecordedPlay(
  { before, now }: Moments,
  { session, table, round, board }: Extract<SeenPart, { of: 'recorded-play' }>,
  viewer: Viewer,
): SeenChange[] {
  const judgedBy = sessionOf(now, session);
  if (!judgedBy || !maySeeTraveller(now, judgedBy, board, viewer)) return [];
  const recorded = (state: PlayState) => {
    const of = sessionOf(state, session);
    const at = of && resultOf(of, { table, round, board }).recordedBy?.position;
    return new Map(at === undefined ? [] : [['', `${at}`]]);
  };
  return differing([recorded(before), recorded(now)], () => ({
    what: 'recorded-play',
    session,
    who: [table, `${round}`, `${board}`],
  }));
}

function ofCards(
  { before, now }: Moments,
  { session, table, round }: Extract<SeenPart, { of: 'cards' }>,
): SeenChange[] {
  const cards = (state: PlayState) =>
    new Map(
      (sessionOf(state, session)?.written[table]?.[round]?.cards ?? []).map((one): [string, string] => [
        `${one.contestant} ${one.card}`,
        one.takenBack ? 'taken-back' : 'shown',
      ]),
    );
  return differing([cards(before), cards(now)], (card) => ({
    what: 'card',
    session,
    who: [card.split(' ')[0]!],
  }));
}

/** Penalties and warnings of a contestant by rulings, and those of a team. */
function ofPenalties(
  { before, now }: Moments,
  { session, contestant }: Extract<SeenPart, { of: 'penalties' }>,
): SeenChange[] {
  const given = (state: PlayState) => {
    const { rulings = {}, teams } = sessionOf(state, session) ?? {};
    const byRulings = Object.entries(rulings).flatMap(([effect, { what, withdrawn }]): [string, string][] => {
      if (withdrawn || (what.kind !== 'penalty' && what.kind !== 'warning')) return [];
      if (what.contestant !== contestant) return [];
      return [
        [effect, what.kind === 'warning' ? what.kind : `${what.amount.hundredths} ${what.amount.unit}`],
      ];
    });
    const ofTeam = Object.entries(teams?.penalties ?? {}).flatMap(
      ([penalty, { team, ...of }]): [string, string][] =>
        team !== contestant || of.withdrawn ? [] : [[penalty, `${of.hundredths}`]],
    );
    return new Map([...byRulings, ...ofTeam]);
  };
  return differing([given(before), given(now)], () => ({ what: 'penalty', session, who: [contestant] }));
}

function ofContestPenalties(
  { before, now }: Moments,
  { contest, session, contestant }: Extract<SeenPart, { of: 'contest-penalties' }>,
): SeenChange[] {
  const given = (state: PlayState) =>
    new Map(
      Object.entries(state.contests[contest]?.penalties ?? {}).flatMap(([penalty, one]): [string, string][] =>
        one.session === session && one.contestant === contestant && !one.withdrawn
          ? [[penalty, `${one.hundredths}`]]
          : [],
      ),
    );
  return differing([given(before), given(now)], () => ({ what: 'penalty', session, who: [contestant] }));
}

/** Who is entered as an entry, first the captain of a team; nobody: it was withdrawn. */
function ofEntrant({ before, now }: Moments, entry: string): SeenChange[] {
  const entered = (state: PlayState) => {
    const of = state.entries.entries[entry];
    return new Map(of ? [['', of.withdrawn ? 'withdrawn' : of.players.join(', ')]] : []);
  };
  const of = (member: 'captain' | 'name') => (state: PlayState) => {
    const known = state.entries.entries[entry]?.[member];
    return new Map(known === undefined ? [] : [['', known]]);
  };
  const [captain, name] = [of('captain'), of('name')];
  const row = (what: SeenChange['what']) => () => ({ what, session: null, who: [entry] });
  return [
    ...differing([entered(before), entered(now)], row('players')),
    ...differing([captain(before), captain(now)], row('captain')),
    ...differing([name(before), name(now)], row('team-name')),
  ];
}

/** Who plays as a contestant, or has the number of a team. */
function ofContestant(
  { before, now }: Moments,
  { session, contestant }: Extract<SeenPart, { of: 'contestant' }>,
): SeenChange[] {
  const of = (state: PlayState) => sessionOf(state, session);
  const seat = (state: PlayState) => {
    const entry = of(state)?.entries[contestant] ?? of(state)?.teams.entries[contestant];
    return new Map(entry === undefined ? [] : [['', entry]]);
  };
  const players = (state: PlayState) => {
    const entry = seat(state).get('');
    const named = of(state)?.players[contestant] ?? (entry && state.entries.entries[entry]?.players);
    return new Map(named ? [['', named.join(', ')]] : []);
  };
  const substitutes = (state: PlayState) =>
    new Map(
      (of(state)?.substitutions[contestant] ?? []).map(
        ({ seat: sits, person, fromRound, toRound }, index): [string, string] => [
          `${index} ${sits}`,
          `${person}, ${fromRound}–${toRound}`,
        ],
      ),
    );
  const absences = (state: PlayState) =>
    new Map(
      (of(state)?.absences[contestant] ?? [])
        .filter(({ playedLate }) => !playedLate)
        .map(({ fromRound, untilRound }, index): [string, string] => [
          `${index}`,
          `${fromRound}–${untilRound === undefined ? '' : untilRound - 1}`,
        ]),
    );
  const row = (what: SeenChange['what']) => () => ({ what, session, who: [contestant] });
  return [
    ...differing([seat(before), seat(now)], row('seat')),
    ...differing([players(before), players(now)], row('players')),
    ...differing([substitutes(before), substitutes(now)], row('substitute')),
    ...differing([absences(before), absences(now)], row('absence')),
  ];
}

/** To which of two teams their matches were given, and what both begin them with, in hundredths. */
function ofMatchGiven(
  { before, now }: Moments,
  { session, home, away }: Extract<SeenPart, { of: 'match-given' }>,
): SeenChange[] {
  const awardText = ({ to, hundredths }: AwardedMatch) => {
    const points = hundredths === null ? '' : ` ${hundredths.home} : ${hundredths.away}`;
    return `${to === 'home' ? home : away}${points}`;
  };
  const ofTwo = (key: string) => key === `${home}/${away}` || key.startsWith(`${home}/${away}/`);
  const awarded = (state: PlayState) =>
    new Map(
      Object.entries(sessionOf(state, session)?.teams.awarded ?? {}).flatMap(
        ([key, to]): [string, string][] => (ofTwo(key) && to ? [[key, awardText(to)]] : []),
      ),
    );
  const carried = (state: PlayState) =>
    new Map(
      Object.entries(sessionOf(state, session)?.teams.carried ?? {}).flatMap(
        ([key, of]): [string, string][] => (ofTwo(key) ? [[key, `${of.home} : ${of.away}`]] : []),
      ),
    );
  const row = (what: SeenChange['what']) => () => ({ what, session, who: [home, away] });
  return [
    ...differing([awarded(before), awarded(now)], row('match-given')),
    ...differing([carried(before), carried(now)], row('match-carried')),
  ];
}
