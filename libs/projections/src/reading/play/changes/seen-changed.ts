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
import type { CurrentStates } from '../../../current/current-states.js';
import type { Past } from '../../past.js';
import { tournaments } from '../../../tournaments/tournaments.js';
import { changesSettings, settingsChanged } from './settings-changed.js';
import { figuresAt } from './sheets-changed.js';

/** What has changed in the journal since an earlier line, for commands that rest on what was seen there. */
export class SeenChanged {
  constructor(
    private readonly read: {
      readonly ledger: Pick<Ledger, 'readJournal'>;
      readonly current: Pick<CurrentStates, 'of'>;
      readonly past: Past;
    },
  ) {}

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
    const { position: until, state: now } = await this.read.current.of(tournament);
    if (at > until) return undefined;
    if (at === until) return { head: at, changes: [] };
    const [before, who, names] = await Promise.all([
      this.read.past.state(play, tournament, at),
      viewer(),
      parts.some((part) => part.of === 'settings' && part.what === 'name')
        ? this.#names(tournament, [at, until])
        : undefined,
    ]);
    const moments = { before, now, asked, ...(names && { names }) };
    const changes = seenChanges(moments, parts, who);
    if (!changes.some(({ what }) => what === 'setting')) return { head: until, changes };
    const changing = await this.#changing(tournament, [at, until], parts);
    const by = (part: SettingsPart) => changing.findLast((line) => changesSettings(line, part))?.actor;
    return { head: until, changes: seenChanges({ ...moments, by }, parts, who) };
  }

  /** How the tournament was called, and is. */
  async #names(tournament: string, positions: readonly [number, number]) {
    const [before, now] = await Promise.all(
      positions.map((position) => this.read.past.state(tournaments, tournament, position)),
    );
    return { before: before!.name, now: now!.name };
  }

  /** The lines between both moments by which settings have become others. */
  async #changing(
    tournament: string,
    [at, until]: readonly [number, number],
    parts: readonly SeenPart[],
  ): Promise<Line[]> {
    const settings = parts.filter((part) => part.of === 'settings');
    const changing: Line[] = [];
    for (let after = at; after < until;) {
      const lines = await this.read.ledger.readJournal(tournament, { after, until });
      changing.push(...lines.filter((line) => settings.some((part) => changesSettings(line, part))));
      const last = lines.at(-1);
      if (!last) break;
      after = last.position;
    }
    return changing;
  }
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
  const changes = parts.flatMap((part) => (CHANGES[part.of] as Changes)(moments, part, viewer));
  // What two parts tell, such as a place, is told once.
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
}

type Changes<Part = SeenPart> = (moments: Moments, part: Part, viewer: Viewer) => SeenChange[];

/** What a state tells, as texts by their keys; `''`: there is but one. */
type Told = Iterable<readonly [key: string, text: string]>;

type Row = Omit<SeenChange, 'before' | 'now'>;

/** What has changed in each part. Of what is hidden from a viewer nothing is told. */
const CHANGES: { readonly [Of in SeenPart['of']]: Changes<Extract<SeenPart, { readonly of: Of }>> } = {
  /** The standings that a round is drawn from; of those that are hidden from somebody what they are shown. */
  standings(moments, { session, section, upTo }, viewer) {
    if (!seesAll(moments, session, viewer))
      return placesIn(moments, session, viewer).filter(({ who }) => sectionOf(who[0] ?? '') === section);
    const told = atBoth(moments, (state) => {
      const of = sessionOf(state, session);
      return of?.sections.some((data) => data.section === section)
        ? rankingForDraw(state, of, section, upTo)
        : { open: 0, ranking: [] };
    });
    return [
      ...differing(
        moments,
        (state) =>
          told(state).ranking.map(({ contestant, place, value }) => [contestant, placed(place, value)]),
        (contestant) => ({ what: 'place', session, who: [contestant] }),
      ),
      ...differing(moments, (state) => one(told(state).open), row('open-results', session, [])),
    ];
  },
  matches: (moments, { sessions }, viewer) =>
    sessions.flatMap((session) => {
      if (sessionOf(moments.now, session) && !seesAll(moments, session, viewer)) return [];
      return differing(
        moments,
        (state) =>
          (matchesWantedOf(state, { sessions: [session], at: 0 })?.matches ?? []).map(
            ({ home, away, score, complete, ahead }) => [
              `${home} ${away}`,
              `${score.home} : ${score.away}${complete ? '' : ' …'}${ahead === null ? '' : ahead === home ? ' (1)' : ' (2)'}`,
            ],
          ),
        (two) => ({ what: 'match', session, who: two.split(' ') }),
      );
    }),
  contest: (moments, { contest }, viewer) => placesInContest(moments, contest, viewer),
  results(moments, { session }, viewer) {
    if (session !== undefined) return placesIn(moments, session, viewer);
    const { before, now } = moments;
    return [
      ...namesIn(before.sessions, now.sessions).flatMap((name) => placesIn(moments, name, viewer)),
      ...namesIn(before.contests, now.contests).flatMap((name) => placesInContest(moments, name, viewer)),
    ];
  },
  /** The tables of a drawn round at which others sit now. */
  draw: (moments, { session, section, round }) =>
    differing(
      moments,
      (state) => {
        const known = sessionOf(state, session);
        if (!known) return [];
        const { tables, meetingAt } = scheduleOf(known);
        return tables
          .filter((table) => sectionOf(table) === section)
          .flatMap((table) => {
            const meeting = meetingAt(table, round);
            return meeting ? [pair(table, everybodyAt(meeting).join(', '))] : [];
          });
      },
      (table) => ({ what: 'table', session, who: [table] }),
    ),
  /** Who has something else on the sheet of a table: another balance, or other columns. */
  sheet(moments, { session, table, round }, viewer) {
    if (!seesAll(moments, session, viewer)) return [];
    const on = (state: PlayState) => {
      const of = sessionOf(state, session);
      const seated = of?.written[table]?.[round]?.seated ?? {};
      return new Map(
        [...(of ? figuresAt(of, { table, round }) : [])].flatMap(([board, figures]) =>
          [...figures].map(([seat, { balance, ...columns }]) => [
            `${seated[seat] ?? seat} ${board ?? ''}`,
            { balance, columns: JSON.stringify(columns) },
          ]),
        ),
      );
    };
    const [past, after] = [on(moments.before), on(moments.now)];
    return [...new Set([...after.keys(), ...past.keys()])].flatMap((key): SeenChange[] => {
      const [was, is] = [past.get(key), after.get(key)];
      if (was?.balance === is?.balance && was?.columns === is?.columns) return [];
      const who = [key.split(' ')[0]!];
      return [{ what: 'balance', session, who, before: was?.balance ?? null, now: is?.balance ?? null }];
    });
  },
  /** The sheets of a round that counted and do so no longer. One that has come to count keeps nobody from going on. */
  'agreed-sheets'({ before, now }, { session, round }) {
    const statusIn = (state: PlayState, table: string) =>
      sessionOf(state, session)?.written[table]?.[round]?.status ?? 'open';
    return Object.keys(sessionOf(before, session)?.written ?? {}).flatMap((table): SeenChange[] => {
      const [was, is] = [statusIn(before, table), statusIn(now, table)];
      if (was !== 'agreed' || is === 'agreed') return [];
      return [{ what: 'agreed-sheet', session, who: [table], before: was, now: is }];
    });
  },
  /** What is otherwise about a knockout before its first round: how it is played, its seeds, and whom they have chosen. */
  seeding(moments, { knockout }) {
    const by = (what: SeenChange['what'], told: (of: PlayState['knockouts'][string]) => Told) =>
      differing(
        moments,
        ({ knockouts }) => (knockouts[knockout] ? told(knockouts[knockout]) : []),
        (who) => ({ what, session: null, who: [who] }),
      );
    return [
      ...by('knockout-setting', ({ settings, rounds: { length: opened } }) => {
        const { carry, ...others } = settings ?? {};
        const texts = Object.entries(others).map(([name, value]) => pair(name, `${value}`));
        if (opened > 0) texts.push(['rounds', `${opened}`]);
        if (carry)
          texts.push([
            'carry',
            [carry.from, carry.wonByHigher, carry.wonByLower, carry.most ?? '–'].join(', '),
          ]);
        return texts;
      }),
      ...by('seed', ({ entries }) => entries.map((entry, index) => [entry, `${index + 1}`])),
      ...by('choice', (of) =>
        (choosingOf(of)?.choosers ?? [])
          .slice(0, of.chosen.length)
          .map((chooser, at) => [chooser, of.chosen[at]!]),
      ),
    ];
  },
  /** Who has entered or withdrawn. */
  entries: (moments) =>
    differing(
      moments,
      ({ entries }) =>
        entries.order.flatMap((entry) => (entries.entries[entry]!.withdrawn ? [] : [pair(entry, '')])),
      (entry) => ({ what: 'entry', session: null, who: [entry] }),
    ),
  ruling: (moments, part) => rulingsChanged(moments, ({ ruling }) => ruling === part.ruling),
  /** What stands as the result of a play, and which rulings are about it. What was led is not told: others may have it before them. */
  play(moments, play, viewer) {
    const { session, table, round, board } = play;
    if (!seesAll(moments, session, viewer)) return [];
    const standing = (state: PlayState) => {
      const of = sessionOf(state, session);
      const result = of && resultOf(of, play);
      return one(result && result.status !== 'none' ? resultText(result) : undefined);
    };
    return [
      ...differing(moments, standing, row('result', session, [table, round, board])),
      ...rulingsChanged(moments, isAbout(play)).filter((change) => change.session === session),
    ];
  },
  /** The results of a board that have come, gone, or are others. */
  board: (moments, { set, board }, viewer) =>
    namesIn(moments.before.sessions, moments.now.sessions).flatMap((session) => {
      if (sessionOf(moments.now, session)?.boardSet !== set || !seesAll(moments, session, viewer)) return [];
      return differing(
        moments,
        (state) =>
          Object.entries(sessionOf(state, session)?.results[board] ?? {}).flatMap(([place, result]) =>
            result.status === 'none' ? [] : [pair(place, resultText(result))],
          ),
        (place) => ({ what: 'result', session, who: [...place.split('/'), `${board}`] }),
      );
    }),
  /** What is written on a line of a sheet, as the journal has it. */
  line(moments, { session, table, round, line }, viewer) {
    if (!seesAll(moments, session, viewer)) return [];
    const written = (state: PlayState) => {
      const on = sessionOf(state, session)?.written[table]?.[round]?.lines[line - 1];
      return one(on && canonicalText(on.what));
    };
    return differing(moments, written, row('line', session, [table, round, line]));
  },
  cards: (moments, { session, table, round }) =>
    differing(
      moments,
      (state) =>
        (sessionOf(state, session)?.written[table]?.[round]?.cards ?? []).map(
          ({ contestant, card, takenBack }) => [`${contestant} ${card}`, takenBack ? 'taken-back' : 'shown'],
        ),
      (card) => ({ what: 'card', session, who: [card.split(' ')[0]!] }),
    ),
  /** Penalties and warnings of a contestant by rulings, and those of a team. */
  penalties(moments, { session, contestant }) {
    const given = (state: PlayState) => {
      const { rulings = {}, teams } = sessionOf(state, session) ?? {};
      const byRulings = Object.entries(rulings).flatMap(([effect, { what, withdrawn }]) => {
        if (withdrawn || (what.kind !== 'penalty' && what.kind !== 'warning')) return [];
        if (what.contestant !== contestant) return [];
        const text = what.kind === 'warning' ? what.kind : `${what.amount.hundredths} ${what.amount.unit}`;
        return [pair(effect, text)];
      });
      const ofTeam = Object.entries(teams?.penalties ?? {}).flatMap(([penalty, { team, ...of }]) =>
        team !== contestant || of.withdrawn ? [] : [pair(penalty, `${of.hundredths}`)],
      );
      return [...byRulings, ...ofTeam];
    };
    return differing(moments, given, row('penalty', session, [contestant]));
  },
  'contest-penalties': (moments, { contest, session, contestant }) =>
    differing(
      moments,
      ({ contests }) =>
        Object.entries(contests[contest]?.penalties ?? {}).flatMap(([penalty, given]) =>
          given.session === session && given.contestant === contestant && !given.withdrawn
            ? [pair(penalty, `${given.hundredths}`)]
            : [],
        ),
      row('penalty', session, [contestant]),
    ),
  /** Who is entered as an entry, first the captain of a team; nobody: it was withdrawn. */
  entrant(moments, { entry }) {
    type Entrant = PlayState['entries']['entries'][string];
    const by = (what: SeenChange['what'], text: (of: Entrant) => string | undefined) =>
      differing(
        moments,
        ({ entries: { entries } }) => one(entries[entry] && text(entries[entry])),
        row(what, null, [entry]),
      );
    return [
      ...by('players', ({ withdrawn, players }) => (withdrawn ? 'withdrawn' : players.join(', '))),
      ...by('captain', ({ captain }) => captain),
      ...by('team-name', ({ name }) => name),
    ];
  },
  /** Who plays as a contestant, or has the number of a team. */
  contestant(moments, { session, contestant }) {
    const by = (what: SeenChange['what'], told: (of: SessionPlay, state: PlayState) => Told) =>
      differing(
        moments,
        (state) => {
          const of = sessionOf(state, session);
          return of ? told(of, state) : [];
        },
        row(what, session, [contestant]),
      );
    const entryOf = ({ entries, teams }: SessionPlay) => entries[contestant] ?? teams.entries[contestant];
    return [
      ...by('seat', (of) => one(entryOf(of))),
      ...by('players', (of, { entries: { entries } }) => {
        const entry = entryOf(of);
        const named = of.players[contestant] ?? (entry && entries[entry]?.players);
        return one(named ? named.join(', ') : undefined);
      }),
      ...by('substitute', ({ substitutions }) =>
        (substitutions[contestant] ?? []).map(({ seat, person, fromRound, toRound }, index) => [
          `${index} ${seat}`,
          `${person}, ${fromRound}–${toRound}`,
        ]),
      ),
      ...by('absence', ({ absences }) =>
        (absences[contestant] ?? [])
          .filter(({ playedLate }) => !playedLate)
          .map(({ fromRound, untilRound }, index) => [
            `${index}`,
            `${fromRound}–${untilRound === undefined ? '' : untilRound - 1}`,
          ]),
      ),
    ];
  },
  /** To which of two teams their matches were given, and what both begin them with, in hundredths. */
  'match-given'(moments, { session, home, away }) {
    const awardText = ({ to, hundredths }: AwardedMatch) => {
      const points = hundredths === null ? '' : ` ${hundredths.home} : ${hundredths.away}`;
      return `${to === 'home' ? home : away}${points}`;
    };
    const ofTwo = <Of>(all: Readonly<Record<string, Of>> = {}) =>
      Object.entries(all).filter(([key]) => key === `${home}/${away}` || key.startsWith(`${home}/${away}/`));
    return [
      ...differing(
        moments,
        (state) =>
          ofTwo(sessionOf(state, session)?.teams.awarded).flatMap(([key, to]) =>
            to ? [pair(key, awardText(to))] : [],
          ),
        row('match-given', session, [home, away]),
      ),
      ...differing(
        moments,
        (state) =>
          ofTwo(sessionOf(state, session)?.teams.carried).map(([key, of]) => [
            key,
            `${of.home} : ${of.away}`,
          ]),
        row('match-carried', session, [home, away]),
      ),
    ];
  },
  rulings: (moments) => rulingsChanged(moments),
  /** Which plays each ruling has taken out of the field of a board. */
  splits: (moments, { session, board }) =>
    differing(
      moments,
      (state) =>
        Object.entries(sessionOf(state, session)?.rulings ?? {}).flatMap(([effect, { what, withdrawn }]) =>
          withdrawn || what.kind !== 'field-split' || what.board !== board
            ? []
            : [pair(effect, what.plays.map(({ table, round }) => `${table}/${round}`).join(', '))],
        ),
      row('split', session, [board]),
    ),
  /** The hands of a board that somebody has read, by the line at which they were: what they are is not told. */
  hands: (moments, { session, board }) =>
    differing(
      moments,
      (state) => {
        const set = sessionOf(state, session)?.boardSet ?? '';
        return one(state.boards[set]?.[board]?.recorded?.position);
      },
      row('hands', session, [board]),
    ),
  /** What was called and played at a table, by the line at which it was recorded. */
  'recorded-play'(moments, play, viewer) {
    const { session, table, round, board } = play;
    const judgedBy = sessionOf(moments.now, session);
    if (!judgedBy || !maySeeTraveller(moments.now, judgedBy, board, viewer)) return [];
    const recorded = (state: PlayState) => {
      const of = sessionOf(state, session);
      return one(of && resultOf(of, play).recordedBy?.position);
    };
    return differing(moments, recorded, row('recorded-play', session, [table, round, board]));
  },
  settings(moments, part) {
    const by = moments.by?.(part);
    return settingsChanged(moments, part).map((change) => ({ ...change, ...(by !== undefined && { by }) }));
  },
};

function namesIn(...records: readonly Readonly<Record<string, unknown>>[]): string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))];
}

/** What differs by a key, as one row for each of them. */
function differing(
  { before, now }: Pick<Moments, 'before' | 'now'>,
  told: (state: PlayState) => Told,
  rowOf: (key: string) => Row,
): SeenChange[] {
  const [past, after] = [new Map(told(before)), new Map(told(now))];
  return [...new Set([...after.keys(), ...past.keys()])].flatMap((key) => {
    const [was, is] = [past.get(key) ?? null, after.get(key) ?? null];
    return was === is ? [] : [{ ...rowOf(key), before: was, now: is }];
  });
}

/** What is made of a state, once for each moment. */
function atBoth<Made>(
  { before, now }: Moments,
  make: (state: PlayState) => Made,
): (state: PlayState) => Made {
  const [past, after] = [make(before), make(now)];
  return (state) => (state === now ? after : past);
}

/** The one text that there is. */
function one(text: string | number | undefined): Told {
  return text === undefined ? [] : [['', `${text}`]];
}

function pair(key: string, text: string): [string, string] {
  return [key, text];
}

/** A row that is the same for every key. */
function row(what: Row['what'], session: string | null, who: readonly (string | number)[]): () => Row {
  return () => ({ what, session, who: who.map(String) });
}

const placed = (place: number | null, score: string) => (place === null ? score : `${place}. ${score}`);

/** Whether somebody sees everything of a session that is there. */
function seesAll({ now }: Moments, session: string, viewer: Viewer): boolean {
  const known = sessionOf(now, session);
  return known !== undefined && standingsSeen(now, known, viewer).kind === 'everything';
}

/** Everybody who stands elsewhere in a session, or has another score there. */
function placesIn({ before, now }: Moments, name: string, viewer: Viewer): SeenChange[] {
  const [past, after] = [sessionOf(before, name), sessionOf(now, name)];
  const seen = after ? standingsSeen(now, after, viewer) : EVERYTHING;
  const at = (state: PlayState, session: SessionPlay | undefined, of: StandingsSeen) =>
    session && session.status !== 'set-up' ? standingsAt(state, session, of) : new Map();
  const moves = standingMoves(
    at(before, past, past ? standingsSeenOfPast(past, seen) : seen),
    at(now, after, seen),
  );
  const text = (at: StandingAtMoment | null) => at && placed(at.place, at.score);
  return moves.flatMap(({ contestant, before: was, after: is }): SeenChange[] => {
    const [from, to] = [text(was), text(is)];
    return from === to ? [] : [{ what: 'place', session: name, who: [contestant], before: from, now: to }];
  });
}

function placesInContest(moments: Moments, contest: string, viewer: Viewer): SeenChange[] {
  const { before, now } = moments;
  if (!Object.hasOwn(now.contests, contest) || !seesAllOfContest(now, viewer, contest)) return [];
  const places = atBoth(moments, (state) => contestPlaces(state, contest));
  return differing(
    moments,
    (state) => [...places(state)].map(([key, { place, total }]) => [key, placed(place, total)]),
    (key) => {
      const { session, contestant } = (places(now).get(key) ?? places(before).get(key))!;
      return { what: 'place', session, who: [contestant] };
    },
  );
}

/** The rulings that were given, amended or withdrawn: their laws, one that was given anew with how often. */
function rulingsChanged(
  moments: Moments,
  isMeant: (ruling: DecisionPlay) => boolean = () => true,
): SeenChange[] {
  return namesIn(moments.before.sessions, moments.now.sessions).flatMap((session) =>
    differing(
      moments,
      (state) =>
        Object.values(sessionOf(state, session)?.decisions ?? {})
          .filter(isMeant)
          .map((decision) => [decision.ruling, rulingText(decision)]),
      (ruling) => ({ what: 'ruling', session, who: [ruling] }),
    ),
  );
}

function rulingText({ law, history }: DecisionPlay): string {
  const last = history.findLast(({ what }) => what !== 'reviewed');
  if (last?.what === 'withdrawn') return 'withdrawn';
  const laws = history.reduce((known, said) => ('law' in said ? said.law : known), law);
  const anew = history.filter(
    (said) =>
      said.what === 'amended' ||
      said.what === 'effect-voided' ||
      (said.what === 'appeal-decided' && said.decision === 'changed'),
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

/** A result as slips have it, with who sat there where it was played otherwise; or that there is none. */
function resultText({ status, result, irregular, seating }: ResultPlay): string {
  if (status === 'voided' || status === 'not-played' || status === 'postponed') return status;
  if (!result) return status;
  const sat = irregular && seating ? ` (${[...new Set(Object.values(seating))].join(', ')})` : '';
  if (result.kind !== 'contract') return `${writeResult(result)}${sat}`;
  const { lead: _led, ...told } = result;
  return `${writeResult(told)}${sat}`;
}
