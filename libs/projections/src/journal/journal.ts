import type { Json } from '#ledger';
import type { JournalEvent } from '#tournament';
import { unchanged, type JournalEntry, type Handlers, type Projection } from '../projection/projection.js';
import { isAfterPeriod, NO_PERIODS, periodHandlers, type PeriodsKnown } from './periods.js';

/** For whom the journal is built: everybody, those who hold a role, those who direct. Later ones see more. */
export const JOURNAL_AUDIENCES = ['public', 'staff', 'director'] as const;
export type JournalAudience = (typeof JOURNAL_AUDIENCES)[number];

/** How one event type appears in the journal. */
interface Entry {
  readonly audience: JournalAudience;
  /** Members of the payload that the line shows; ids, numbers and codes only, the page finds the words. */
  readonly shows: readonly string[];
  /** Free texts that it shows beside that to those who direct. */
  readonly texts?: readonly string[];
}

function entry(audience: JournalAudience, shows: string, texts: string = ''): Entry {
  const words = (list: string) => list.split(' ').filter(Boolean);
  return { audience, shows: words(shows), ...(texts ? { texts: words(texts) } : {}) };
}

const PLAY = 'session table round board';

/** Nothing that belongs to a board is public here: it appears on the board's own page once the board is released. */
const entries: Readonly<Record<JournalEvent['type'], Entry>> = {
  'tournament.created': entry('public', 'name'),
  'tournament.renamed': entry('public', 'name'),
  'tournament.published': entry('public', ''),
  'tournament.announced': entry('public', 'announcement'),
  'tournament.archived': entry('public', '', 'reason'),
  'tournament.settings-chosen': entry('public', 'settings'),
  'tournament.started': entry('public', ''),
  'tournament.session-started': entry('staff', 'session'),
  'tournament.session-closed': entry('staff', 'session'),
  'tournament.settings-amended': entry('public', 'settings', 'reason'),
  'tournament.role-granted': entry('director', 'person role'),
  'tournament.role-revoked': entry('director', 'person role'),
  'tournament.seal-requested': entry('public', 'kind after'),
  'tournament.sealed': entry('public', 'kind request hash'),
  'tournament.rulings-published': entry('public', 'as'),
  'tournament.brought': entry('public', 'lines hash'),
  'tournament.book-taken': entry('director', 'people'),
  'tournament.keys-taken': entry('public', '', 'reason'),
  'tournament.player-taken-back': entry('director', 'person players'),
  'tournament.imported': entry('staff', 'format program sha256 bytes', 'file'),
  'tournament.text-erased': entry('director', 'text'),
  'entries.opened': entry('public', ''),
  'entries.closed': entry('public', ''),
  'entries.registered': entry('staff', 'entry players'),
  'entries.changed': entry('staff', 'entry players'),
  'entries.team-registered': entry('staff', 'entry players captain'),
  'entries.team-changed': entry('staff', 'entry players captain'),
  'entries.team-named': entry('staff', 'entry name'),
  'entries.withdrawn': entry('staff', 'entry'),
  'entries.classed': entry('staff', 'entry class'),
  'entries.described-for-draws': entry('director', 'entry'),
  'entries.players-let-in': entry('public', ''),
  'entries.requested': entry('director', 'entry players'),
  'entries.request-placed': entry('director', 'entry'),
  'entries.request-put-first': entry('director', 'entry'),
  'entries.request-declined': entry('director', 'entry'),
  'entries.request-withdrawn': entry('director', 'entry'),
  'session.created': entry('public', 'session game settings'),
  'session.board-set-chosen': entry('staff', 'session boardSet'),
  'session.configured': entry('public', 'session settings', 'reason'),
  'session.movement-set': entry('public', 'session'),
  'session.teams-drawn': entry('public', 'session seed seats'),
  'session.team-seated': entry('staff', 'session team entry'),
  // Who plays is not told here: it would be before the opponents have handed in.
  'session.line-up-handed-in': entry('staff', 'session team round'),
  'session.line-ups-opened': entry('staff', 'session round teams'),
  'session.matches-scored': entry('public', 'session method', 'reason'),
  'session.match-carried': entry('public', 'session home away board hundredths', 'reason'),
  'session.team-penalty-given': entry('public', 'session team penalty hundredths', 'reason'),
  'session.team-penalty-withdrawn': entry('public', 'session penalty', 'reason'),
  'session.match-awarded': entry('public', 'session home away board to hundredths', 'reason'),
  'session.entrants-chosen': entry('public', 'session contest'),
  'session.seats-drawn': entry('public', 'session seed seats', 'reason'),
  'session.seats-drawn-by-cards': entry('public', 'session cards seats', 'reason'),
  'session.seated': entry('staff', 'session contestant entry'),
  'session.started': entry('public', 'session'),
  'session.round-called': entry('public', 'session section round'),
  'session.round-taken-back': entry('public', 'session section round'),
  'session.round-drawn': entry('public', 'session section round plays byes basis started', 'reason'),
  'session.sheets-chosen': entry('public', 'session sheets', 'reason'),
  'session.tables-drawn': entry('public', 'session section rounds basis cards cut carry', 'reason'),
  'session.draw-options-chosen': entry('staff', 'session section draw', 'reason'),
  'session.draw-kept': entry('public', 'session section round at', 'reason'),
  'session.movement-changed': entry('public', 'session section change fromRound', 'reason'),
  'session.board-movement-announced': entry('staff', 'session section afterRound moves withheld'),
  'session.players-named': entry('staff', 'session contestant players'),
  'session.substituted': entry('staff', 'session contestant seat person fromRound toRound'),
  'session.contestant-withdrew': entry('staff', 'session contestant fromRound'),
  'session.contestant-arrived': entry('staff', 'session contestant fromRound missed'),
  'session.contestants-classed': entry('staff', 'session classes', 'reason'),
  'session.standings-chosen': entry('public', 'session standings', 'reason'),
  'session.hidden-shown': entry('director', 'session person boards'),
  'session.closed': entry('public', 'session'),
  'session.abandoned': entry('public', 'session', 'reason'),
  'session.reopened': entry('public', 'session', 'reason'),
  'session.protocol-published': entry('public', 'session at edition format hash'),
  'table.moved-on': entry('staff', 'session table round'),
  'table.moved-back': entry('staff', 'session table round'),
  'table.play-settled': entry('staff', PLAY),
  'table.play-unsettled': entry('staff', PLAY),
  'table.play-ruled': entry('staff', `${PLAY} ruling`),
  'table.contradiction-opened': entry('director', PLAY),
  'table.contradiction-closed': entry('director', PLAY),
  'table.slow-recorded': entry('director', 'session table round minutes held', 'reason'),
  'table.boards-told': entry('staff', 'session table round boards here'),
  'table.boards-missed': entry('staff', 'session table round boards copy sharedWith last'),
  'table.round-confirmed': entry('staff', 'session table round side'),
  'table.seats-confirmed': entry('staff', 'session table round turned'),
  'table.responsible-named': entry('staff', 'session table seat'),
  'table.hands-counted': entry('staff', PLAY),
  'table.director-called': entry('staff', `${PLAY} call pair matter hand by cards`),
  'table.call-described': entry('staff', `${PLAY} call matter hand by`),
  'table.call-taken-back': entry('staff', 'session table call'),
  'table.director-coming': entry('staff', 'session table call'),
  'table.director-came': entry('staff', 'session table call'),
  'table.ruling-noted': entry('staff', `${PLAY} ruling`),
  'table.call-answered': entry('director', 'session table call', 'reason'),
  'table.play-unruled': entry('staff', `${PLAY} ruling`),
  'board.dealing-requested': entry('staff', 'set board'),
  'board.dealt': entry('staff', 'set board'),
  'board.deal-imported': entry('staff', 'set board format'),
  'board.dealt-at-table': entry('staff', 'set board'),
  'board.dealing-told': entry('staff', 'set board by at seats bothSides cut', 'named instruction'),
  'board.recorded': entry('staff', 'set board at'),
  'board.reading-confirmed': entry('staff', 'set board at'),
  'board.reading-contradicts': entry('director', 'set board at'),
  'board.reading-decided': entry('director', 'set board holds', 'reason'),
  'board.recording-corrected': entry('director', 'set board', 'reason'),
  'board.deal-checked': entry('director', 'set board unshuffled playedBefore'),
  'board.doubt-decided': entry('director', 'set board how ground', 'reason'),
  'board.redeal-requested': entry('staff', 'set board ground how', 'reason'),
  'board.deal-looked-at': entry('staff', 'set board office', 'reason'),
  'board.copy-made': entry('staff', 'set board copy how'),
  'board.copy-checked': entry('staff', 'set board copy how equal'),
  'board.analysed': entry('staff', 'set board'),
  'board.revealed': entry('public', 'set board'),
  'deal-set.described': entry('staff', 'set title from to contestants'),
  'deal-set.file-taken': entry('staff', 'set boards format contestant'),
  'deal-set.duplication-requested': entry('staff', 'set'),
  'deal-set.duplication-planned': entry('staff', 'set'),
  'deal-set.disclosed': entry('public', 'set from to', 'reason'),
  'deal-set.commitment-requested': entry('public', 'set from to delayed'),
  'deal-set.committed': entry('public', 'set commitment hash'),
  'deal-set.value-found': entry('public', 'set commitment value'),
  'deal-set.squaredeal-promised': entry('public', 'set from to'),
  'deal-set.squaredeal-value-found': entry('public', 'set value'),
  'deal-set.squaredeal-keys-published': entry('public', 'set'),
  'deal-set.repeats-declared': entry('public', 'set ground', 'reason'),
  'deal-set.presence-ordered': entry('staff', 'set bothSides', 'reason'),
  // What is written on a sheet is public as it is written: every table deals for itself.
  'sheet.line-written': entry(
    'public',
    'session table round line board seated what flags by ruling rulings',
    'reason departs',
  ),
  'sheet.line-corrected': entry(
    'public',
    'session table round line board seated what flags by ruling unruled rulings',
    'reason departs',
  ),
  'sheet.line-struck': entry('public', 'session table round line by unruled', 'reason'),
  'sheet.ruling-noted': entry('staff', 'session table round line ruling'),
  'sheet.signed': entry('public', 'session table round seat short'),
  'sheet.disputed': entry('staff', 'session table round seat'),
  'sheet.agreed': entry('public', 'session table round accepted', 'reason'),
  'sheet.reopened': entry('public', 'session table round', 'reason'),
  'sheet.card-shown': entry('public', 'session table round card seat contestant', 'reason'),
  'sheet.card-taken-back': entry('public', 'session table round card', 'reason'),
  'sheet.time-used': entry('public', 'session table round seat contestant seconds'),
  'sheet.time-corrected': entry('public', 'session table round seat contestant seconds', 'reason'),
  'table.sheet-agreed': entry('staff', 'session table round'),
  'table.sheet-reopened': entry('staff', 'session table round'),
  'result.entered': entry('staff', `${PLAY} seating result flags side agreed`),
  'result.recorded': entry('staff', `${PLAY} seating result flags source`),
  'result.irregular-recorded': entry('staff', `${PLAY} seating result flags`, 'reason'),
  'result.confirmed': entry('staff', `${PLAY} side`),
  'result.disputed': entry('staff', `${PLAY} side`),
  'result.corrected': entry('staff', `${PLAY} seating result flags asked`, 'reason'),
  'result.correction-asked': entry('staff', `${PLAY} correction entry side result`),
  'result.correction-taken-back': entry('staff', `${PLAY} correction`),
  'result.correction-declined': entry('staff', `${PLAY} correction`, 'reason'),
  'result.checked': entry('director', `${PLAY} found fits`),
  // Whether calls were explained, and how, belongs to what is seen with the deal.
  'result.play-recorded': entry('staff', PLAY, 'reason'),
  'result.suspicion-decided': entry('director', `${PLAY} suspicions`, 'reason'),
  'result.voided': entry('staff', `${PLAY} ground`, 'reason'),
  'result.marked-not-played': entry('staff', PLAY, 'reason'),
  'result.postponed': entry('staff', PLAY, 'reason'),
  'result.late-play-asked': entry('staff', PLAY),
  'result.late-play-refused': entry('staff', PLAY),
  'result.late-play-begun': entry('staff', `${PLAY} at`),
  'ruling.given': entry('director', 'session ruling law ways about call', 'reason facts departs told'),
  'ruling.reviewed': entry('director', 'ruling', 'reason'),
  'ruling.amended': entry('director', 'ruling law ways', 'reason facts departs told'),
  'ruling.appealed': entry('director', 'ruling contestant deposit', 'reason'),
  'ruling.appeal-withdrawn': entry('director', 'ruling deposit', 'reason'),
  'ruling.appeal-decided': entry('director', 'ruling decision law deposit', 'reason committee'),
  'ruling.score-adjusted': entry(
    'director',
    `${PLAY} ruling law seating adjustment transfer`,
    'reason facts',
  ),
  'ruling.line-ruled': entry(
    'director',
    'session table round line board ruling law seated what',
    'reason facts',
  ),
  'ruling.warning-given': entry('director', 'session contestant ruling law', 'reason facts'),
  'ruling.effect-voided': entry('director', `${PLAY} ruling`, 'reason'),
  'ruling.penalty-given': entry('director', 'session contestant ruling law amount', 'reason facts'),
  'ruling.field-split': entry('director', 'session board plays ruling law', 'reason facts'),
  'ruling.withdrawn': entry('director', 'ruling', 'reason'),
  'clock.started': entry('public', 'session section round begins ends byItself'),
  'clock.taken-back': entry('public', 'session section round left'),
  'clock.paused': entry('public', 'session section left'),
  'clock.resumed': entry('public', 'session section ends'),
  'clock.adjusted': entry('public', 'session section minutes fromNowOn'),
  'clock.break-planned': entry('public', 'session section afterRound break'),
  'clock.break-began': entry('public', 'session section afterRound ends'),
  'clock.break-ended': entry('public', 'session section'),
  'clock.table-given': entry('public', 'session section table round minutes'),
  'contest.chosen': entry('public', 'contest settings', 'reason'),
  'contest.carried': entry('public', 'contest amounts', 'reason'),
  'contest.penalty-given': entry('director', 'contest penalty session contestant hundredths', 'reason'),
  'contest.penalty-withdrawn': entry('director', 'contest penalty', 'reason'),
  'contest.going-on-decided': entry('public', 'contest decisions', 'reason'),
  'contest.abandoned': entry('public', 'contest', 'reason'),
  'knockout.set-up': entry('public', 'knockout settings'),
  'knockout.opponent-chosen': entry('public', 'knockout chooser opponent'),
  'knockout.round-opened': entry('public', 'knockout round session at', 'reason'),
  'knockout.match-redrawn': entry('public', 'knockout round match at', 'reason'),
  'knockout.round-kept': entry('public', 'knockout round at', 'reason'),
  'knockout.extra-boards-opened': entry('public', 'knockout match between session boards at'),
  'knockout.match-decided': entry('public', 'knockout match between winner ground', 'reason'),
  'knockout.entry-replaced': entry('public', 'knockout entry by fromRound', 'reason'),
  'knockout.abandoned': entry('public', 'knockout', 'reason'),
  'published.figures-kept': entry('staff', 'session part'),
};

type Payload = Readonly<Record<string, Json>>;

function shown(payload: Payload, members: readonly string[]): Payload {
  return Object.fromEntries(
    members.filter((member) => payload[member] !== undefined).map((member) => [member, payload[member]!]),
  );
}

/** The ids of the free texts that a line refers to. */
function textsIn(payload: Payload, members: readonly string[]): Payload | null {
  const present = members.filter((member) => payload[member] !== undefined);
  if (present.length === 0) return null;
  return Object.fromEntries(present.map((member) => [member, (payload[member] as { text: string }).text]));
}

/** A journal row as it is written. */
interface JournalRow {
  readonly position: number;
  readonly time: number;
  readonly type: string;
  readonly actor: string;
  readonly audience: JournalAudience;
  readonly data: Json;
  readonly director_data: Json;
}

function rowOf(line: JournalEntry, periods: PeriodsKnown): JournalRow {
  const { audience, shows, texts = [] } = entries[line.type];
  const { position, time, type, actor } = line;
  const payload = line.payload as Payload;
  return {
    position,
    time,
    type,
    actor,
    audience,
    data: { ...shown(payload, shows), ...(isAfterPeriod(line, periods) && { afterPeriod: true }) },
    director_data: textsIn(payload, texts),
  };
}

const types = Object.keys(entries) as JournalEvent['type'][];

/** A tournament's journal: every entry, for the audience that may see it. */
export const journal: Projection<PeriodsKnown> = {
  name: 'journal',
  version: 6,
  initial: NO_PERIODS,
  on: {
    ...(Object.fromEntries(types.map((type) => [type, unchanged])) as unknown as Handlers<PeriodsKnown>),
    ...periodHandlers,
  },
  perLine: true,
  tables: ['projections.journal_row'],
  async write({ client, tournament, generation }, { after, lines }) {
    await client.query({
      name: 'journal-rows',
      text: `insert into projections.journal_row
               (tournament, generation, position, time, type, actor, audience, data, director_data)
             select $1, $2, position, time, type, actor, audience, data, nullif(director_data, 'null')
             from jsonb_to_recordset($3) as row
               (position bigint, time bigint, type text, actor text, audience text, data jsonb, director_data jsonb)`,
      values: [tournament, generation, JSON.stringify(lines.map((line) => rowOf(line, after)))],
    });
  },
};
