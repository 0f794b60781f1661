import type { i18n as I18n, ParseKeys, TFunction } from 'i18next';
import type { CorrectionPeriod, Regulation } from '#laws';
import type { Convention, SettingName, StandingsRegulation } from '#preferans';
import type { TeamMethod } from '#scoring';
import type {
  ContestantClass,
  DrawOptions,
  SectionData,
  SessionMethod,
  SessionStandings,
  SettingsPart,
} from '#tournament';
import { conventionText, settingText, settingValueText, tieBreakText, type Language } from '#words';
import type { ChangeSeen } from '../api/seenChanged.js';
import { classText } from '../messages/classText.js';
import { hundredthsText } from '../messages/fieldText.js';
import { inPercent } from '../messages/inPercent.js';
import { optionalMessage } from '../messages/problemText.js';
import { regulationText } from '../messages/regulationText.js';
import { methodText } from '../messages/methodText.js';
import { methodWords } from '../play/wordsOfMethod.js';
import { venueText } from '../browser/venueZone.js';
import { masterPointsText } from '../play/masterPointsText.js';
import { movementTitle } from '../session/set-up/offerText.js';
import { cutOffsText } from '../play/cutOffsText.js';

/** A setting that somebody else has saved otherwise: how it was, how it is, and how it was to be saved. */
export interface SettingRow {
  readonly label: string;
  readonly before: string;
  readonly now: string;
  /** Nothing where the command sets none of it. */
  readonly yours: string | undefined;
}

/** With what settings are said. */
export interface SettingWords {
  readonly i18n: I18n;
  /** What a contestant or an entry is called. */
  readonly nameOf: (one: string) => string;
}

type Path = readonly string[];

interface Field<Value = never> {
  readonly label: (words: SettingWords, path: Path) => string;
  /** @param beside what it was, and is, and was to be */
  readonly value: (value: Value, words: SettingWords, beside: readonly unknown[], path: Path) => string;
}

const keyed =
  (key: ParseKeys) =>
  ({ i18n }: SettingWords) =>
    i18n.t(key as 'session.laws');
const withBoolean = (value: boolean | undefined, { i18n }: SettingWords) =>
  i18n.t(value ? 'seenChanged.yes' : 'seenChanged.no');

/** A field whose value is a word of the page, a number or a text. */
const plain = (key: ParseKeys): Field => ({
  label: keyed(key),
  value: (value: unknown) => `${value}` as string,
});
/** A field of one of a few values, that are named behind its own key. */
const oneOf = (key: ParseKeys, values: string = key): Field => ({
  label: keyed(key),
  value: (value: string, { i18n }: SettingWords) => optionalMessage(i18n, `${values}.${value}`) ?? value,
});
const tick = (key: ParseKeys): Field => ({ label: keyed(key), value: withBoolean });
const list = (key: ParseKeys): Field => ({
  label: keyed(key),
  value: (values: readonly (string | number)[]) => values.join(', '),
});
const hundredths = (key: ParseKeys): Field => ({
  label: keyed(key),
  value: (value: number) => hundredthsText(value),
});
const field = <Value>(key: ParseKeys, value: Field<Value>['value']): Field<Value> => ({
  label: keyed(key),
  value,
});

function periodText(period: CorrectionPeriod, { i18n }: SettingWords): string {
  return 'until' in period
    ? `${i18n.t('regulation.moment')} ${venueText(period.until / 1000).replace('T', ' ')}`
    : i18n.t('room.minutes', { minutes: period.minutes });
}

/** What a method is called; of one's own, what it does otherwise than the others. */
function methodSaid(method: SessionMethod, { i18n }: SettingWords, beside: readonly unknown[]): string {
  const others = beside as readonly SessionMethod[];
  const name = methodText(i18n, method);
  if (others.some((other) => methodText(i18n, other) !== name)) return name;
  const elsewhere = others.map((other) => methodWords(i18n, other, '2017'));
  const own = methodWords(i18n, method, '2017').filter(
    (sentence) => !elsewhere.every((said) => said.includes(sentence)),
  );
  return [name, ...own].join('. ');
}

const method = field<SessionMethod>('session.methodOfTournament', methodSaid);
const tables = field<SessionStandings['tables']>('seenChanged.tables', (all) =>
  all.map(({ name }) => name).join(', '),
);
const masterPoints = field<NonNullable<SessionStandings['masterPoints']>>('grouping.masterPoints', (table) =>
  masterPointsText(table).replaceAll('\n', '; '),
);
const names = (key: ParseKeys): Field =>
  field<readonly string[]>(key, (all, { nameOf }) => all.map(nameOf).join(', '));

function sectionText(
  { movement, boardsPerRound, firstBoard, copies, tables }: SectionData,
  { i18n }: SettingWords,
): string {
  const { t, language } = i18n;
  // Players are drawn to tables, which may deal for themselves.
  if (tables)
    return [
      t('sheetsRoom.tablesCount', { count: movement.tables }),
      t('sheetsRoom.roundsCount', { count: movement.rounds }),
      t(`sheetsRoom.draw.${tables.draw}`),
      t(`sheetsRoom.wanted.${tables.wanted}`),
      ...(boardsPerRound > 0 ? [t('movement.boards', { count: boardsPerRound })] : []),
    ].join(' · ');
  return [
    `${movementTitle(t as TFunction, language, movement)}.`,
    t('movement.rounds', {
      count: movement.rounds,
      boards: t('movement.boards', { count: boardsPerRound }),
    }),
    t('movement.fromBoard', {
      first: firstBoard,
      last: firstBoard + movement.sets * boardsPerRound - 1,
    }),
    ...(copies === undefined ? [] : [t('movement.copiesMost', { count: copies })]),
  ].join(' ');
}

/** Settings by what they are of, and by their members. `*`: whatever it is called. */
const FIELDS: Readonly<Record<SettingsPart['what'], Readonly<Record<string, Field>>>> = {
  rules: {
    laws: plain('session.laws'),
    names: oneOf('session.names'),
    standings: oneOf('session.standings'),
    darkRounds: plain('session.darkRounds'),
    minimumShare: plain('session.minimumShare'),
    confirmation: oneOf('session.confirmation'),
    method,
    'regulation.penalty.percentOfTop': hundredths('regulation.penalty.percentOfTop'),
    'regulation.penalty.victoryPoints': hundredths('regulation.penalty.victoryPoints'),
    'regulation.penalty.imps': hundredths('regulation.penalty.imps'),
    'regulation.warning': tick('regulation.warning'),
    'regulation.corrections.scores': field('regulation.scores', periodText),
    'regulation.corrections.rulings': field('regulation.rulings', periodText),
    'regulation.appeals.period': field('regulation.appeals', periodText),
    'regulation.appeals.deposit': plain('regulation.deposit'),
  },
  name: { '': plain('create.name') },
  announcement: {
    starts: plain('announce.starts'),
    ends: plain('announce.ends'),
    place: plain('announce.place'),
    calledOff: tick('announce.calledOff'),
  },
  'rulings-publication': { '': oneOf('rulings.publication') },
  scoring: {
    method: field<SessionMethod>('method.choose', methodSaid),
    scored: oneOf('session.scored'),
    ranked: oneOf('session.ranked'),
    called: oneOf('session.called'),
    day: plain('session.day'),
    'clock.round': plain('session.roundMinutes'),
    'clock.change': plain('session.changeMinutes'),
    'clock.byBoard.minutes': plain('session.boardMinutes'),
    'clock.byBoard.settle': plain('session.settleMinutes'),
    'clock.warnings': list('session.warnings'),
    'clock.callsRounds': tick('room.clockCalls'),
    'boards.carried': oneOf('boards.carried'),
    'boards.tapped': tick('boards.tapped'),
    'boards.silence': plain('boards.silence'),
    'boards.counted': tick('boards.counted'),
    'boards.dealt': tick('boards.dealt'),
    'boards.seats': oneOf('boards.seats'),
    'boards.others': tick('boards.others'),
  },
  standings: {
    lines: field<string>('grouping.together', (value, words) => withBoolean(value === 'together', words)),
    'fullCards.*': {
      label: ({ i18n }, path) => i18n.t('grouping.fullCard', { section: path.at(-1)! }),
      value: (value: string) => value,
    },
    tables,
    masterPoints,
    ties: field<string>('grouping.ties', (value, words) => withBoolean(value !== undefined, words)),
    'withdrawn.beforeHalf': oneOf('grouping.withdrawn.beforeHalf', 'grouping.withdrawn'),
    'withdrawn.afterHalf': oneOf('grouping.withdrawn.afterHalf', 'grouping.withdrawn'),
  },
  sheets: {
    'convention.settings.*': {
      label: ({ i18n }, path) => settingText(i18n.language as Language, path.at(-1) as SettingName),
      value: (value: never, { i18n }, _beside, path) =>
        settingValueText(i18n.language as Language, path.at(-1) as SettingName, value),
    },
    'ends.by': oneOf('sheetsRoom.ends'),
    'ends.deals': plain('sheetsRoom.deals'),
    minutesPerPlayer: plain('sheetsRoom.minutesPerPlayer'),
    'counting.score': oneOf('sheetsRoom.score'),
    'counting.placing': field<NonNullable<StandingsRegulation['placing']>>(
      'sheetsRoom.score',
      ({ four, three }) => [four, three].map((points) => points.join(' – ')).join(' · '),
    ),
    'counting.tieBreaks': field<StandingsRegulation['tieBreaks']>('sheetsRoom.tieBreaks', (rules, { i18n }) =>
      rules.map((rule) => tieBreakText(i18n.language as Language, rule)).join(', '),
    ),
    'counting.cutOffs': field<NonNullable<StandingsRegulation['cutOffs']>>(
      'sheetsRoom.cutOffs',
      (cutOffs, { i18n }) => cutOffsText(cutOffs, i18n.t('sheetsRoom.cutOffFrom')),
    ),
    'counting.misplayBeyond': plain('sheetsRoom.misplay'),
    'counting.timeExpired': field<string>('sheetsRoom.noGain', (value, words) =>
      withBoolean(value === 'no-gain', words),
    ),
    'counting.cards.at': field<StandingsRegulation['cards']['at']>('sheetsRoom.cardsOut', (at) =>
      at.flatMap(({ cards, means }) => (means === 'disqualified' ? [`${cards}`] : [])).join(', '),
    ),
    'counting.cards.forMisplay': tick('sheetsRoom.forMisplay'),
    'counting.cards.forTimeOut': tick('sheetsRoom.forTimeOut'),
    duplicate: field<{ readonly kind: string }>(
      'sheetsRoom.compared',
      ({ kind }, { i18n }) => optionalMessage(i18n, `sheetsRoom.compared.${kind}`) ?? kind,
    ),
  },
  movement: {
    '*': {
      label: ({ i18n }, path) => i18n.t('movement.section', { section: path.at(-1)! }),
      value: sectionText,
    },
  },
  entrants: {
    '': field<string>('entrants.which', (value, { i18n }) =>
      i18n.t(value === 'everybody' ? 'entrants.everybody' : 'entrants.some'),
    ),
    '*': {
      label: ({ nameOf }, path) => nameOf(path.at(-1)!),
      value: (_plays: string, { i18n }: SettingWords) => i18n.t('seenChanged.plays'),
    },
  },
  'board-set': {
    '': field<string>('sets.choose', (set, { i18n }) => i18n.t('seenChanged.setNumber', { set })),
  },
  'match-scoring': {
    '': field<TeamMethod>(
      'teams.method',
      ({ name }, { i18n }) => optionalMessage(i18n, `teamMethod.${name}`) ?? name,
    ),
  },
  'draw-options': {
    order: oneOf('swiss.order'),
    rematches: oneOf('swiss.rematches'),
    results: oneOf('swiss.results'),
    first: oneOf('swiss.first'),
    odd: oneOf('swiss.oddTeams'),
    'accelerated.rounds': plain('swiss.acceleratedRounds'),
    'accelerated.strongest': plain('swiss.acceleratedStrongest'),
    'accelerated.hundredths': hundredths('swiss.acceleratedBonus'),
    teamBye: hundredths('swiss.teamBye'),
    stationary: names('swiss.stationary'),
    venues: field<DrawOptions['venues']>('swiss.venues', (venues) =>
      venues.map((venue) => venue.tables.join(', ')).join(' · '),
    ),
    bye: field<NonNullable<DrawOptions['bye']>>('swiss.byeWorth', (bye, { i18n }) =>
      bye.kind === 'percentage'
        ? inPercent(hundredthsText(bye.hundredths), i18n.language)
        : (optionalMessage(i18n, `swiss.byeWorth.${bye.award}`) ?? bye.award),
    ),
    'apart.rounds': plain('swiss.apartRounds'),
    'apart.groups': field<NonNullable<DrawOptions['apart']>['groups']>('swiss.apart', (groups, { nameOf }) =>
      groups.map(({ contestants }) => contestants.map(nameOf).join(', ')).join(' · '),
    ),
    bans: field<DrawOptions['bans']>('swiss.bans', (bans, { nameOf }) =>
      bans.map((two) => two.map(nameOf).join(' – ')).join(', '),
    ),
  },
  class: {
    '': field<ContestantClass>('seenChanged.class', (as, { i18n }) => classText(i18n, as)),
  },
  'for-draws': {
    'groups.club': list('players.drawGroup.club'),
    'groups.country': list('players.drawGroup.country'),
    'groups.family': list('players.drawGroup.family'),
    team: plain('players.drawTeam'),
    stationary: tick('players.drawStationary'),
    seed: plain('players.drawSeed'),
  },
  contest: {
    title: plain('combining.name'),
    sessions: list('combining.sessions'),
    of: oneOf('combining.of'),
    total: oneOf('combining.total', 'contest.total'),
    best: plain('combining.best'),
    least: plain('combining.least'),
    qualify: plain('combining.qualify'),
    'dropIn.kind': oneOf('combining.dropIn'),
    'dropIn.percent': plain('combining.percent'),
    'carry.from': list('combining.from'),
    'carry.regulation': field<{
      readonly kind: string;
      readonly of?: string;
      readonly part?: string;
      readonly most?: string;
    }>('combining.carry', ({ kind, of, part, most }, { i18n }) =>
      [optionalMessage(i18n, `combining.carry.${of ?? kind}`) ?? kind, part, most].filter(Boolean).join(', '),
    ),
    tables,
    masterPoints,
  },
  carried: { '': hundredths('seenChanged.carried') },
  'board-set-description': {
    title: plain('sets.title'),
    from: plain('sets.from'),
    to: plain('sets.to'),
    game: oneOf('sets.game', 'session.game'),
    contestants: field<string>('sets.contestants', (value, words) =>
      withBoolean(value === 'recorded', words),
    ),
  },
  repeats: { '': oneOf('sets.repeatsWhy', 'room.doubt.ground') },
  presence: {
    '': field<boolean>('seenChanged.presence', withBoolean),
  },
  dealing: { '': oneOf('sets.dealtBy') },
  break: {
    '': field<{ readonly minutes: number } | { readonly until: number }>('break.title', (planned, { i18n }) =>
      'minutes' in planned
        ? i18n.t('room.minutes', { minutes: planned.minutes })
        : `${i18n.t('regulation.moment')} ${venueText(planned.until / 1000).slice(11)}`,
    ),
  },
  'thinking-time': {
    '': field<number>('sheetsRoom.minutesUsed', (seconds) => `${Math.round(seconds / 60)}`),
  },
  slow: { minutes: plain('time.minutes'), held: oneOf('time.heldLabel', 'time.held') },
  responsible: {
    '': field<string>('boards.nameResponsible', (seat, { i18n }) =>
      i18n.t(`contract.seatName.${seat as 'N'}`),
    ),
  },
};

/** What is called by a name, and of what it is made; a part that is otherwise stands beside its name. */
const NAMED: Readonly<Record<string, { readonly field: Field; readonly parts: readonly string[] }>> = {
  'rules regulation': {
    field: field<Regulation>('regulation.choose', (regulation, { i18n }) => regulationText(i18n, regulation)),
    parts: ['penalty', 'warning', 'corrections', 'appeals'],
  },
  'sheets convention': {
    field: field<Convention>('sheetsRoom.convention', ({ name }, { i18n }) =>
      conventionText(i18n.language as Language, name),
    ),
    parts: ['settings'],
  },
};

/** What settings are called that are otherwise where nothing is told apart. */
const TITLES: Readonly<Record<SettingsPart['what'], ParseKeys>> = {
  rules: 'session.rules',
  name: 'create.name',
  announcement: 'announce.title',
  'rulings-publication': 'rulings.publication',
  scoring: 'session.scoring',
  standings: 'grouping.title',
  sheets: 'sheetsRoom.agreed',
  movement: 'movement.panel',
  entrants: 'entrants.title',
  'board-set': 'sets.choose',
  'match-scoring': 'teams.method',
  'draw-options': 'swiss.keepsTo',
  class: 'seenChanged.class',
  'for-draws': 'players.drawSeed',
  contest: 'combining.title',
  carried: 'seenChanged.carried',
  'board-set-description': 'sets.choose',
  repeats: 'sets.repeatsWhy',
  presence: 'seenChanged.presence',
  dealing: 'sets.dealtBy',
  break: 'break.title',
  'thinking-time': 'sheetsRoom.minutesUsed',
  slow: 'time.title',
  responsible: 'boards.nameResponsible',
};

/** Settings that say of whom they are. */
const OF_SOMEBODY: readonly string[] = ['class', 'for-draws', 'carried'];
/** Settings that say at which table they are, or behind which round. */
const OF_PLACE: readonly string[] = ['thinking-time', 'slow', 'responsible'];

/** How settings are called at a path; nothing: there are none such. */
export function fieldAt(what: string, path: Path): Field | undefined {
  const fields = FIELDS[what as SettingsPart['what']];
  const joined = path.join('.');
  return fields?.[joined] ?? fields?.[[...path.slice(0, -1), '*'].join('.')];
}

/** What has changed of settings, as far as it is told apart, in words; with what was to be saved (`SeenChanged.sent`). */
export function settingRows(
  { who, before, now }: ChangeSeen,
  sent: unknown,
  words: SettingWords,
): SettingRow[] {
  const [what = '', subject = '', member = ''] = who;
  const values = {
    before: parsed(before),
    now: parsed(now),
    yours: valueSent(what, { subject, member }, sent),
  };
  const all = rowsAt(what, member.split('.'), values, words);
  // What was to be saved as it is by now is nothing to look at.
  const open = all.filter((row) => row.yours === undefined || row.yours !== row.now);
  const rows = open.length > 0 ? open : all;
  const told = rows.length > 0 ? rows : [untold(TITLES[what as SettingsPart['what']], words)];
  const of = subjectText(what, subject, words);
  return told.map((row) => (of === '' ? row : { ...row, label: `${of}: ${row.label}` }));
}

function untold(title: ParseKeys, words: SettingWords): SettingRow {
  const { t } = words.i18n;
  return { label: keyed(title)(words), before: TOO_LONG, now: t('seenChanged.otherwise'), yours: undefined };
}

function subjectText(what: string, subject: string, { i18n, nameOf }: SettingWords): string {
  if (OF_SOMEBODY.includes(what)) return nameOf(subject);
  const [table = '', round] = subject.split(' ');
  if (OF_PLACE.includes(what))
    return [i18n.t('table.name', { table }), round && i18n.t('break.round', { round })]
      .filter(Boolean)
      .join(', ');
  if (what === 'break') return i18n.t('break.round', { round: subject.split(' ').at(-1)! });
  if (what === 'draw-options') return i18n.t('movement.section', { section: subject });
  if (what === 'dealing') return i18n.t('room.board', { board: subject });
  return '';
}

interface Values {
  readonly before: unknown;
  readonly now: unknown;
  readonly yours: unknown;
}

/** A value that was too long to be told. */
const TOO_LONG = '…';

function parsed(text: string | null): unknown {
  return text === null ? undefined : (JSON.parse(text) as unknown);
}

function rowsAt(what: string, path: Path, { before, now, yours }: Values, words: SettingWords): SettingRow[] {
  const known = fieldAt(what, path);
  if (!known) {
    const named = NAMED[`${what} ${path.join('.')}`];
    const told = named ? [rowOf(named.field, path, { before, now, yours }, words)] : [];
    const members = [before, now].flatMap((value) => (isRecord(value) ? Object.keys(value) : []));
    const parts = [...new Set(members)]
      .filter((member) => named?.parts.includes(member) ?? true)
      .flatMap((member) => {
        const [was, is] = [before, now].map((value) => (isRecord(value) ? value[member] : undefined));
        if (isSame(was, is)) return [];
        const mine = isRecord(yours) ? yours[member] : yours === NOT_SENT ? NOT_SENT : undefined;
        return rowsAt(what, [...path, member], { before: was, now: is, yours: mine }, words);
      });
    // Its name says nothing where it is the same.
    return [...told.filter((row) => parts.length === 0 || row.before !== row.now), ...parts];
  }
  return [rowOf(known, path, { before, now, yours }, words)].map((row) =>
    row.before === row.now ? { ...row, now: words.i18n.t('seenChanged.otherwise') } : row,
  );
}

function rowOf(known: Field, path: Path, { before, now, yours }: Values, words: SettingWords): SettingRow {
  const all = [before, now, yours].filter((value) => isRecord(value));
  const say = (value: unknown) => {
    if (value === undefined || value === null) return '–';
    if (value === TOO_LONG) return TOO_LONG;
    return known.value(value as never, words, all, path) || '–';
  };
  return {
    label: known.label(words, path),
    before: say(before),
    now: say(now),
    yours: yours === NOT_SENT ? undefined : say(yours),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The command sets nothing of it, or it is not said in the same words. */
const NOT_SENT = Symbol('not sent');

/** What a command was to save in the place of what has changed. */
function valueSent(
  what: string,
  { subject, member }: { readonly subject: string; readonly member: string },
  sent: unknown,
): unknown {
  if (!isRecord(sent)) return NOT_SENT;
  const body = sent;
  const memberOf = (of: string) => (isRecord(body[of]) ? body[of][member] : NOT_SENT);
  const whole = (of: string) => (of in body ? body[of] : NOT_SENT);
  switch (what) {
    case 'rules':
    case 'scoring':
    case 'contest':
      return memberOf('settings');
    case 'standings':
    case 'sheets':
      return memberOf(what);
    case 'draw-options':
      return memberOf('draw');
    case 'for-draws':
      return memberOf('forDraws');
    case 'announcement':
    case 'board-set-description':
    case 'slow':
      return whole(member);
    case 'match-scoring':
      return whole('method');
    case 'class': {
      const classes = body['classes'] as
        | readonly { readonly contestant: string; readonly class: unknown }[]
        | undefined;
      return classes ? classes.find(({ contestant }) => contestant === subject)?.class : whole('class');
    }
    case 'carried': {
      const amounts = body['amounts'] as
        | readonly { readonly contestant: string; readonly hundredths: unknown }[]
        | undefined;
      return amounts?.find(({ contestant }) => contestant === subject)?.hundredths;
    }
    case 'entrants': {
      const choice = body['choice'] as
        | { readonly kind: string; readonly entries?: readonly string[] }
        | undefined;
      if (!choice) return NOT_SENT;
      if (member === '') return choice.kind === 'everybody' ? 'everybody' : 'some';
      if (choice.kind === 'going-on') return NOT_SENT;
      return choice.kind === 'everybody' || choice.entries?.includes(member) ? 'plays' : undefined;
    }
    default:
      return SENT_AS[what] === undefined ? NOT_SENT : whole(SENT_AS[what]);
  }
}

/** Whether a command sets what has changed, so that it would write over it. */
export function isSetBy({ who }: ChangeSeen, sent: unknown): boolean {
  const [what = '', subject = '', member = ''] = who;
  // A movement is wished for in other words than those in which it is kept.
  if (what === 'movement') return isRecord(sent) && WISHES.some((wish) => wish in sent);
  return valueSent(what, { subject, member }, sent) !== NOT_SENT;
}

/** What commands that set a movement have. */
const WISHES = ['sections', 'rounds', 'matches'];

/** Settings that are one value, and the member of the command that sets it. */
const SENT_AS: Readonly<Record<string, string>> = {
  name: 'name',
  'rulings-publication': 'as',
  'board-set': 'boardSet',
  repeats: 'ground',
  presence: 'bothSides',
  dealing: 'by',
  break: 'break',
  'thinking-time': 'seconds',
  responsible: 'seat',
};
