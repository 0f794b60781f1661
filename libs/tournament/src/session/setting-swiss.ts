import { z } from 'zod';
import { drawOrder } from '#cards';
import { accept, defineCommand, reject, type Rejected } from '../command.js';
import { boardNumber, LAST_BOARD, sectionName, sessionName } from '../names.js';
import { sameData } from '../same-data.js';
import { freeText } from '../texts.js';
import { phantoms } from './absences.js';
import { DEFAULT_DRAW, drawOptions, type DrawOptions } from './draw-options.js';
import { contestantsDrawn, drawFirstRound, drawOptionsOf } from './drawing.js';
import { numbersIn, withDrawnRound, type DrawBasis } from './drawn-rounds.js';
import { sessionEvents as happened, type SectionData } from './events.js';
import { notInSetUp, notUnderWay } from './guards.js';
import { tablesOf } from './schedule.js';
import { usesOfSession } from './streams.js';

const access = { roles: ['organiser', 'director'] } as const;

const swissChoice = z.strictObject({
  session: sessionName,
  section: sectionName.default('A'),
  /** How many pairs; of an odd number one sits out in each round. */
  pairs: z.int().min(3).max(400),
  rounds: z.int().min(1).max(200),
  boardsPerRound: z.int().min(1).max(64),
  firstBoard: boardNumber.default(1),
  draw: drawOptions.partial().default({}),
});

/** A section that is drawn round by round, before anything of it is. */
function swissSection(
  { section, pairs, rounds, boardsPerRound, firstBoard }: z.infer<typeof swissChoice>,
  draw: DrawOptions,
): SectionData {
  const tables = Math.ceil(pairs / 2);
  const odd = pairs % 2 === 1;
  const later = Array.from({ length: rounds - 1 }, () => null);
  const rows = Array.from({ length: tables }, (_, table) => [
    { ns: `${2 * table + 1}`, ew: `${2 * table + 2}`, set: 1 },
    ...later,
  ]);
  return {
    section,
    movement: {
      name: 'swiss',
      tables,
      rounds,
      sets: rounds,
      winners: 1,
      rows,
      ...(odd ? { phantom: `${pairs + 1}` } : {}),
      stationary: numbersIn(section, draw.stationary),
      declared: { copies: tables, ...(draw.rematches === 'allowed' ? { meetings: rounds } : {}) },
      drawn: 1,
    },
    boardsPerRound,
    firstBoard,
    draw,
  };
}

/** Contestants and tables that the options of a draw name and that there are not. */
function unknownIn(data: SectionData, { stationary, venues, bans }: DrawOptions): Rejected | undefined {
  const known = new Set(contestantsDrawn(data));
  const tables = new Set(tablesOf({ sections: [data] }));
  const named = [...stationary, ...bans.flat(), ...venues.flatMap(({ contestants }) => contestants)];
  const contestant = named.find((one) => !known.has(one));
  if (contestant !== undefined) return reject({ code: 'session.contestant-unknown', contestant });
  const table = venues.flatMap((venue) => venue.tables).find((one) => !tables.has(one));
  return table === undefined ? undefined : reject({ code: 'session.table-unknown', table });
}

export const setSwiss = defineCommand({
  name: 'session.set-swiss',
  summary:
    'Choose a Swiss movement: its first round is drawn at once, every other one from the results; all tables play the same boards',
  access,
  body: swissChoice,
  uses: usesOfSession,
  decide(body, { tournament, session }, context) {
    const refused = notInSetUp(tournament, session);
    if (refused) return refused;
    const { section, pairs, rounds, firstBoard, boardsPerRound } = body;
    const draw: DrawOptions = { ...DEFAULT_DRAW, ...withoutUndefined(body.draw) };
    const most = pairs % 2 === 0 ? pairs - 1 : pairs;
    if (rounds > most && draw.rematches === 'avoid')
      return reject({ code: 'session.swiss-too-long', pairs, rounds, most });
    const last = firstBoard + rounds * boardsPerRound - 1;
    if (last > LAST_BOARD) return reject({ code: 'session.boards-beyond', section, last, most: LAST_BOARD });
    const data = swissSection(body, draw);
    const unknown = unknownIn(data, draw);
    if (unknown) return unknown;
    const seed = context.seed();
    const numbers = contestantsDrawn(data).slice(0, pairs);
    const order = draw.first === 'lot' ? drawOrder(pairs, seed).map((index) => numbers[index]!) : numbers;
    const scheduled = { sections: [data], absences: phantoms([data]) };
    const { plays, byes } = drawFirstRound({ scheduled, section, round: 1 }, order);
    const sections = withDrawnRound([data], { section, round: 1, plays });
    const basis: DrawBasis = draw.first === 'lot' ? { kind: 'lot', seed } : { kind: 'numbers' };
    const first = { session: body.session, section, round: 1, plays: [...plays], byes: [...byes], basis };
    return accept({
      session: [happened.movementSet({ session: body.session, sections }), happened.roundDrawn(first)],
    });
  },
});

function withoutUndefined<Of extends object>(
  members: Of,
): { [Key in keyof Of]?: Exclude<Of[Key], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as never;
}

export const chooseDrawOptions = defineCommand({
  name: 'session.choose-draw-options',
  summary:
    'Choose what the draws of a section keep to: from which results, bans, stationary pairs, venues; with the reason once the session has started',
  access,
  body: z.strictObject({
    session: sessionName,
    section: sectionName,
    draw: drawOptions,
    reason: freeText.optional(),
  }),
  unhashed: ['reason'],
  uses: usesOfSession,
  decide({ session: id, section, draw, reason }, { tournament, session }, context) {
    const refused = notUnderWay(tournament, session);
    if (refused) return refused;
    const data = session.sections.find((one) => one.section === section);
    if (data?.movement.drawn === undefined) return reject({ code: 'session.not-drawn-by-rounds', section });
    const unknown = unknownIn(data, draw);
    if (unknown) return unknown;
    if (sameData(draw, drawOptionsOf(data))) return accept({});
    if (session.status !== 'set-up' && reason === undefined) return reject({ code: 'session.reason-needed' });
    const note = reason === undefined ? undefined : context.note(reason);
    const event = { session: id, section, draw, ...(note ? { reason: note.reference } : {}) };
    return accept({ session: [happened.drawOptionsChosen(event)] }, { notes: note ? [note] : [] });
  },
});
