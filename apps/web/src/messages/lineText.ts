import type { i18n as I18n } from 'i18next';
import type { BridgeResult, ContestantClass, SessionMethod, SheetLine, SheetSettings } from '#tournament';
import type { JournalLine } from '../api/types.js';
import type { NameOf } from './actorText.js';
import { classText } from './classText.js';
import { methodText } from './methodText.js';
import { contestantText, minutesText, numbersText, ofBoards, resultText, signed } from './fieldText.js';
import { venueZone } from '../browser/venueZone.js';
import { optionalMessage } from './problemText.js';
import { adjustmentText, citedLaw, penaltyText } from './rulingText.js';
import { shortened } from './shortened.js';
import { sheetFlagsText, sheetLineText, sheetSettingsText } from './sheetLineText.js';
import { suspicionsText } from './suspicionText.js';

/** Hours and minutes of a moment in microseconds since the epoch, on the venue's clock. */
function timeOfDay(moment: number, i18n: I18n): string {
  const timeZone = venueZone();
  const format = new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit', timeZone });
  return format.format(moment / 1000);
}

/** A day of the calendar, YYYY-MM-DD, in words. */
function dayOfCalendar(day: string, i18n: I18n): string {
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

type Say = (data: never, i18n: I18n, nameOf: NameOf) => string;

const calls =
  (nameOf: NameOf) =>
  (person: string): string =>
    nameOf(person) ?? shortened(person);

/** Members of lines that are ids, codes or structures, each in words. Whatever is not here is shown as it is. */
const sayings: Readonly<Record<string, Say>> = {
  announcement: ({ starts, place }: { readonly starts: string; readonly place: string }) =>
    [starts.replace('T', ' '), place].filter(Boolean).join(', '),
  as: (as: string, i18n) => optionalMessage(i18n, `line.rulings.${as}`) ?? as,
  role: (role: string, i18n) => optionalMessage(i18n, `role.${role}`) ?? role,
  office: (office: string, i18n) => optionalMessage(i18n, `role.${office}`) ?? office,
  kind: (kind: string, i18n) => optionalMessage(i18n, `sealKind.${kind}`) ?? kind,
  name: (name: string | null) => name ?? '–',
  hash: shortened,
  seed: shortened,
  contestant: (contestant: string) => contestantText(contestant),
  pair: (pair: string) => contestantText(pair),
  team: (team: string) => contestantText(team),
  home: (team: string) => contestantText(team),
  away: (team: string) => contestantText(team),
  teams: (teams: readonly string[]) => teams.map((team) => contestantText(team)).join(', '),
  players: (players: readonly string[], _i18n, nameOf) => players.map(calls(nameOf)).join(' – '),
  change: (change: string, i18n) => optionalMessage(i18n, `line.change.${change}`) ?? change,
  missed: (missed: string, i18n) => optionalMessage(i18n, `line.missed.${missed}`) ?? missed,
  sheets: (sheets: SheetSettings, i18n) => sheetSettingsText(i18n, sheets),
  rounds: (rounds: readonly { readonly round: number }[]) => numbersText(rounds.map(({ round }) => round)),
  what: (what: SheetLine, i18n) => sheetLineText(i18n, what),
  result: (result: BridgeResult, i18n) => resultText(result, i18n.t('line.passedOut')),
  law: citedLaw,
  found: suspicionsText,
  suspicions: suspicionsText,
  plays: (plays: readonly { readonly table?: string }[]) => plays.map(({ table }) => table ?? '').join(', '),
  adjustment: (adjustment: Parameters<typeof adjustmentText>[1], i18n) => adjustmentText(i18n, adjustment),
  amount: (amount: Parameters<typeof penaltyText>[1], i18n) => penaltyText(i18n, amount),
  seconds: (seconds: number) => minutesText(seconds),
  left: (microseconds: number) => minutesText(microseconds / 1_000_000),
  class: (as: ContestantClass, i18n) => classText(i18n, as),
  classes: (
    classes: readonly { readonly contestant: string; readonly class: ContestantClass | null }[],
    i18n,
  ) =>
    classes
      .map(({ contestant, class: as }) => `${contestantText(contestant)} (${classText(i18n, as)})`)
      .join(', '),
  hundredths: (hundredths: number) => `${hundredths / 100}`,
  minutes: (minutes: number) => signed(minutes),
  last: (last: { readonly table: string } | null) => last?.table ?? '',
  turned: (turned: readonly string[]) => turned.map((line) => line.toUpperCase()).join(', '),
  asked: ({ side }: { readonly side: string }) => side,
  matter: (matter: string, i18n) => optionalMessage(i18n, `calls.matter.${matter}`) ?? matter,
  held: (held: string, i18n) => optionalMessage(i18n, `time.held.${held}`) ?? held,
  ends: timeOfDay,
  at: (at: number | { readonly table: string; readonly round: number }, i18n) =>
    typeof at === 'object' ? i18n.t('line.atTable', { table: at.table, round: at.round }) : `${at}`,
  break: (planned: { readonly minutes: number } | { readonly until: number }, i18n) =>
    'minutes' in planned
      ? i18n.t('line.breakMinutes', { minutes: planned.minutes })
      : i18n.t('line.breakUntil', { time: timeOfDay(planned.until, i18n) }),
};

/** The words of an event that says two things under one type. */
function keyOf({ type, data }: JournalLine): string {
  if (type === 'session.seated' && data['entry'] === null) return 'line.session.unseated';
  if (type === 'session.team-seated' && data['entry'] === null) return 'line.session.team-unseated';
  if (type === 'session.round-drawn' && (data['basis'] as { kind: string }).kind === 'by-hand')
    return 'line.session.draw-changed';
  if (type === 'knockout.opponent-chosen' && data['opponent'] === null)
    return 'line.knockout.choice-taken-back';
  if (type === 'knockout.round-opened' && data['reason'] !== undefined)
    return 'line.knockout.round-drawn-anew';
  if (type === 'session.match-awarded' && data['to'] === null) return 'line.session.match-award-taken-back';
  if (type === 'clock.adjusted' && data['fromNowOn'] !== undefined) return 'line.clock.adjusted-from-now-on';
  if (type === 'clock.break-planned' && data['break'] === null) return 'line.clock.break-taken-back';
  if (type === 'board.copy-checked' && data['equal'] === false) return 'line.board.copy-different';
  if (type === 'tournament.announced' && data['announcement'] === null)
    return 'line.tournament.announcement-removed';
  if (type === 'tournament.book-taken' && data['people'] !== undefined)
    return data['people'] === true ? 'line.tournament.book-taken-people' : 'line.tournament.book-taken-bare';
  if (type === 'deal-set.file-taken' && data['contestant'] !== undefined)
    return 'line.deal-set.file-taken-by-contestant';
  if (type === 'table.director-called' && data['pair'] !== undefined)
    return 'line.table.director-called-by-pair';
  if (/^table\.(director-called|call-described)$/.test(type) && data['board'] === undefined)
    return `line.${type}-table`;
  if (type === 'tournament.player-taken-back' && (data['players'] as readonly string[]).length === 0)
    return 'line.tournament.player-said-again';
  if (type === 'table.slow-recorded' && data['minutes'] === 0) return 'line.table.slow-taken-back';
  if (type === 'table.boards-told' && data['here'] === false) return 'line.table.boards-told-missing';
  if (type === 'table.seats-confirmed' && (data['turned'] as readonly string[]).length > 0)
    return 'line.table.seats-turned';
  if (type === 'table.boards-missed' && data['last'] === null) return 'line.table.boards-missed-new';
  if (type === 'table.responsible-named' && data['seat'] === null)
    return 'line.table.responsible-by-movement';
  if (data['accepted'] === true) return 'line.sheet.accepted';
  if (type === 'sheet.signed' && data['short'] === true) return 'line.sheet.signed-short';
  if (type === 'result.checked' && (data['found'] as readonly string[] | undefined)?.length)
    return `line.${type}.found`;
  if (type === 'result.suspicion-decided' && data['suspicions'] !== undefined) return `line.${type}.told`;
  if (type === 'result.recorded' && data['source'] !== undefined)
    return `line.${type}.${data['source'] as string}`;
  if (type === 'result.corrected' && data['asked'] !== undefined) return 'line.result.corrected-as-asked';
  if (type === 'result.voided' && data['ground'] !== undefined) return 'line.result.voided-deal';
  if (type === 'tournament.seal-requested' && data['after'] !== undefined) return `line.${type}.due`;
  if (type === 'session.configured' && data['reason'] !== undefined) return 'line.session.method-amended';
  if (type === 'board.dealing-told') return dealingKey(data);
  if (type === 'board.deal-checked' && data['unshuffled'] === true) return `line.${type}.unshuffled`;
  if (type === 'board.deal-checked' && data['playedBefore'] !== 'no') return `line.${type}.repeated`;
  if (type === 'board.doubt-decided' && data['how'] === 'voided') return `line.${type}.voided`;
  const held = data['withheld'];
  const withheld = type === 'session.board-movement-announced' && Array.isArray(held) && held.length > 0;
  return withheld ? 'line.session.boards-withheld' : `line.${type}`;
}

/** Who dealt a board by hand, and whether both sides were there. */
function dealingKey({ by, at, bothSides }: JournalLine['data']): string {
  const type = 'line.board.dealing-told';
  if (by !== 'players') return `${type}.${by as string}`;
  if (bothSides === false) return `${type}.one-side`;
  return at === undefined ? `${type}.players` : type;
}

/** What a line about a knockout has of teams: their entries, and the names of those entries that the reader may know. */
interface KnockoutLine {
  readonly between?: readonly string[];
  readonly winner?: string | null;
  readonly chooser?: string;
  readonly opponent?: string | null;
  readonly entry?: string;
  readonly by?: string;
  readonly named?: Readonly<Record<string, string>>;
}

/** The two teams that a line about a knockout is about; nothing where their names are not told. */
function teamsOfLine(
  i18n: I18n,
  { between, chooser, opponent, entry, by, named = {} }: KnockoutLine,
): string {
  const two = between ?? (chooser === undefined ? [entry, by] : [chooser, opponent]);
  const names = two.flatMap((one) => named[one ?? ''] ?? []);
  if (names.length < 2) return '';
  return i18n.t('line.teamsOfMatch', { teams: names.join(by === undefined ? ' – ' : ' → ') });
}

function winnerOfLine(i18n: I18n, { winner, named = {} }: KnockoutLine): string {
  const name = named[winner ?? ''];
  return name === undefined ? '' : i18n.t('line.teamWins', { team: name });
}

/** What a line says beside its members. */
function beside(i18n: I18n, { data }: JournalLine): Readonly<Record<string, string>> {
  const {
    seating,
    withheld,
    hundredths,
    board,
    method: ofTeams,
    amounts,
    decisions,
    settings,
    title,
    from: first,
    cut,
    flags,
    rulings,
    ...ofKnockout
  } = data as KnockoutLine & {
    readonly amounts?: readonly { readonly contestant: string }[];
    readonly decisions?: readonly {
      readonly contestant: string;
      readonly decision: 'goes-on' | 'declines' | null;
    }[];
    readonly settings?: {
      readonly title?: string;
      readonly sessions?: readonly string[];
      readonly method?: SessionMethod | 'by-tournament';
      readonly day?: string;
    };
    readonly seating?: { readonly N: string; readonly E: string };
    readonly withheld?: readonly { readonly table: string }[];
    /** What two teams begin a match with, and how matches are scored. */
    readonly hundredths?: number | { readonly home: number; readonly away: number };
    readonly method?: { readonly name: string };
    readonly board?: number;
    /** Of a set of boards: how it is called, and its first board. */
    readonly title?: string;
    readonly from?: number;
    /** Of tables that were drawn: who does not go on; of a line of a sheet: what it is flagged with. */
    readonly cut?: readonly string[];
    readonly flags?: readonly string[];
    /** By which rulings a judge has written a line of a sheet. */
    readonly rulings?: readonly { readonly law: { readonly law: string } }[];
  };
  const method = settings?.method;
  return {
    carried: typeof hundredths === 'object' ? `${hundredths.home / 100} : ${hundredths.away / 100}` : '',
    // Two teams may meet in several matches.
    from: first?.toString() ?? (board === undefined ? '' : i18n.t('line.fromBoard', { board })),
    method: ofTeams
      ? (optionalMessage(i18n, `teamMethod.${ofTeams.name}`) ?? ofTeams.name)
      : typeof method === 'object'
        ? methodText(i18n, method)
        : i18n.t('method.asTournament'),
    seats: seating ? `${contestantText(seating.N)} – ${contestantText(seating.E)}` : '',
    which: teamsOfLine(i18n, ofKnockout),
    who:
      amounts?.map(({ contestant }) => contestantText(contestant)).join(', ') ??
      winnerOfLine(i18n, ofKnockout),
    decided:
      decisions
        ?.map(({ contestant, decision }) =>
          i18n.t(`line.goingOn.${decision ?? 'as-placed'}`, { who: contestantText(contestant) }),
        )
        .join(', ') ?? '',
    notGoingOn: cut?.length
      ? i18n.t('line.tablesDrawn.cut', { players: cut.map((one) => contestantText(one)).join(', ') })
      : '',
    flags: sheetFlagsText(i18n, flags ?? []),
    ruled: rulings ? i18n.t('line.sheetRuled', { rules: rulings.map(({ law }) => law.law).join(', ') }) : '',
    title: title ?? settings?.title ?? '',
    on: settings?.day === undefined ? '' : i18n.t('line.onDay', { day: dayOfCalendar(settings.day, i18n) }),
    counted: settings?.sessions?.join(', ') ?? '',
    tables: withheld?.map(({ table }) => table).join(', ') ?? '',
  };
}

/** The teams of a line by their numbers, with the names that they were given. */
function teamsNamed({ data }: JournalLine): Readonly<Record<string, string>> {
  const named = (data['named'] ?? {}) as Readonly<Record<string, string>>;
  const called = (team: string) =>
    team in named ? `${contestantText(team)} (${named[team]})` : contestantText(team);
  const { team, teams, home, away } = data as Readonly<Record<string, unknown>>;
  const single = Object.entries({ team, home, away }).flatMap(([member, value]) =>
    typeof value === 'string' && value in named ? [[member, called(value)] as const] : [],
  );
  const several = Array.isArray(teams) && teams.some((each) => (each as string) in named);
  return {
    ...Object.fromEntries(single),
    ...(several && { teams: (teams as readonly string[]).map(called).join(', ') }),
  };
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'number');
}

/** What happened in a line, in one sentence. A type that the catalogue does not know is named as it is. */
export function lineText(i18n: I18n, line: JournalLine, nameOf: NameOf): string {
  const { type, data } = line;
  const { person, name, names, reason } = data;
  // A line about players carries their names, also of those who are in no entry.
  const carried = (names ?? {}) as Readonly<Record<string, string>>;
  const said = Object.entries(data).map(([member, value]) => {
    const say = sayings[member];
    const called = (id: string) => nameOf(id) ?? carried[id];
    return [member, say && value !== null ? say(value as never, i18n, called) : value] as const;
  });
  const text = optionalMessage(i18n, keyOf(line), {
    ...Object.fromEntries(said),
    ...(isNumbers(data['boards']) && ofBoards(data['boards'])),
    ...beside(i18n, line),
    ...teamsNamed(line),
    // A line about a person carries that person's name, where the reader may know it.
    ...(typeof person === 'string' ? { person: nameOf(person) ?? name ?? shortened(person) } : {}),
  });
  const { section } = data;
  const apart =
    typeof section === 'string' &&
    /^(clock\.|session\.(round-called|round-taken-back|board-movement-announced)$)/.test(type);
  const plain = text ?? i18n.t('line.other', { type });
  const words = apart ? i18n.t('line.ofSection', { section, line: plain }) : plain;
  return typeof reason === 'string' ? i18n.t('line.withReason', { line: words, reason }) : words;
}
