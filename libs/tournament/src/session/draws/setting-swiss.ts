import { z } from 'zod';
import { drawOrder } from '#cards';
import { sameData } from '#scoring';
import { accept, type DecisionContext, defineCommand, reject, type Rejected } from '../../command/command.js';
import type { EventOf } from '../../journal/aggregate.js';
import type { teamEvents } from '../../team/events.js';
import { boardNumber, LAST_BOARD, sectionName, sessionName } from '../../journal/names.js';
import { seenAt } from '../../journal/seen.js';
import { freeText } from '../../journal/texts.js';
import { phantoms } from '../plan/absences.js';
import { DEFAULT_DRAW, drawOptions, type DrawOptions } from '../section/draw-options.js';
import { drawFirstRound, drawOptionsOf } from '../plan/drawing.js';
import { type DrawBasis, stationaryIn, withDrawnRound } from '../plan/drawn-rounds.js';
import { contestantsDrawn, isAway } from '../plan/drawn-units.js';
import { type SectionData, sessionEvents } from '../events.js';
import { notInSetUp, notOfBoards, notUnderWay } from '../guards.js';
import { tablesOf } from '../plan/schedule.js';
import { usesOfSession } from '../streams.js';

const access = { roles: ['organiser', 'director'] } as const;

/** What draws keep to, as far as it is chosen. */
export const partOfDraw = drawOptions.partial().default({});

/** How many pairs; of an odd number one sits out in each round. */
const pairs = z.int().min(3).max(400);

const swissChoice = z.strictObject({
  session: sessionName,
  section: sectionName.default('A'),
  pairs,
  /** Further sections, each drawn by itself: of as many rounds with the same boards, from copies of their own. */
  others: z
    .array(z.strictObject({ section: sectionName, pairs }))
    .max(39)
    .default([]),
  rounds: z.int().min(1).max(200),
  boardsPerRound: z.int().min(1).max(64),
  firstBoard: boardNumber.default(1),
  draw: partOfDraw,
  at: seenAt,
});

/** A section that is drawn round by round, before anything of it is. */
function swissSection(
  { section, pairs: entered, rounds, boardsPerRound, firstBoard }: z.infer<typeof swissChoice>,
  draw: DrawOptions,
): SectionData {
  const tables = Math.ceil(entered / 2);
  const odd = entered % 2 === 1;
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
      ...(odd ? { phantom: `${entered + 1}` } : {}),
      stationary: stationaryIn({}, draw.stationary),
      declared: { copies: tables, ...(draw.rematches === 'allowed' ? { meetings: rounds } : {}) },
      drawn: 1,
    },
    boardsPerRound,
    firstBoard,
    draw,
  };
}

/** Contestants and tables that the options of a draw name and that there are not. */
function unknownIn(
  data: SectionData,
  { stationary, venues, bans, apart }: DrawOptions,
): Rejected | undefined {
  const known = new Set(contestantsDrawn(data));
  const tables = new Set(tablesOf({ sections: [data] }));
  const groups = [...venues, ...(apart?.groups ?? [])].flatMap(({ contestants }) => contestants);
  const named = [...stationary, ...bans.flat(), ...groups];
  const contestant = named.find((one) => !known.has(one));
  if (contestant !== undefined) return reject({ code: 'session.contestant-unknown', contestant });
  const table = venues.flatMap((venue) => venue.tables).find((one) => !tables.has(one));
  return table === undefined ? undefined : reject({ code: 'session.table-unknown', table });
}

/** What prevents three that play each other: they are no teams, have no half time, or there are no boards for it. */
function noMatchOfThree({ movement }: SectionData, { odd }: DrawOptions): Rejected | undefined {
  const mayBe = odd !== 'three-way' || movement.teams?.spareBehind !== undefined;
  return mayBe ? undefined : reject({ code: 'team.no-match-of-three' });
}

/** What draws keep to where a part of it is chosen. */
export function drawWanted(wanted: z.infer<typeof partOfDraw>): DrawOptions {
  return { ...DEFAULT_DRAW, ...withoutUndefined(wanted) };
}

/** What the draws of each of several sections keep to: whom they name is in the first. */
export function drawOfSection({ apart, ...draw }: DrawOptions, index: number): DrawOptions {
  if (index > 0) return { ...draw, stationary: [], venues: [], bans: [] };
  return { ...draw, ...(apart && { apart }) };
}

/** In so many rounds each can meet each once; of an odd number each sits out once, too. */
function mostRounds(entries: number): number {
  return entries % 2 === 0 ? entries - 1 : entries;
}

interface FirstRound {
  readonly section: SectionData;
  readonly drawn: Parameters<typeof sessionEvents.roundDrawn>[0];
}

/** Sets sections that are drawn round by round, each with its first round. */
export function withFirstRounds(
  id: string,
  sections: readonly SectionData[],
  context: DecisionContext,
  beside: readonly EventOf<typeof teamEvents>[] = [],
) {
  if (new Set(sections.map(({ section }) => section)).size < sections.length)
    return reject({ code: 'session.section-twice' });
  const made: FirstRound[] = [];
  for (const data of sections) {
    const first = withFirstRound(id, data, context);
    if ('accepted' in first) return first;
    made.push(first);
  }
  const set = sessionEvents.movementSet({ session: id, sections: made.map(({ section }) => section) });
  return accept({ session: [set, ...made.map(({ drawn }) => sessionEvents.roundDrawn(drawn)), ...beside] });
}

/** A section with its first round, which is drawn by lot or by numbers. */
function withFirstRound(id: string, data: SectionData, context: DecisionContext): Rejected | FirstRound {
  const { section } = data;
  const draw = drawOptionsOf(data);
  const refused = noMatchOfThree(data, draw) ?? unknownIn(data, draw);
  if (refused) return refused;
  const seed = context.seed();
  const scheduled = { sections: [data], absences: phantoms([data]) };
  const numbers = contestantsDrawn(data).filter((one) => !isAway(scheduled, data, one, 1));
  const order =
    draw.first === 'lot' ? drawOrder(numbers.length, seed).map((index) => numbers[index]!) : numbers;
  const { plays, byes } = drawFirstRound({ scheduled, section, round: 1 }, order);
  const basis: DrawBasis = draw.first === 'lot' ? { kind: 'lot', seed } : { kind: 'numbers' };
  const drawn = { session: id, section, round: 1, plays: [...plays], byes: [...byes], basis };
  return { section: withDrawnRound([data], drawn)[0]!, drawn };
}

export const setSwiss = defineCommand({
  name: 'session.set-swiss',
  summary:
    'Choose a Swiss movement: the first round is drawn at once, later rounds from the results. All tables play the same boards',
  access,
  body: swissChoice,
  uses: usesOfSession,
  restsOn: ({ session }) => [{ of: 'settings', what: 'movement', session }],
  decide(body, { tournament, session }, context) {
    const refused = notInSetUp(tournament, session) ?? notOfBoards(session);
    if (refused) return refused;
    const { section, rounds, firstBoard, boardsPerRound, others } = body;
    const sections = [{ section, pairs: body.pairs }, ...others];
    const draw = drawWanted(body.draw);
    const fewest = Math.min(...sections.map((one) => one.pairs));
    const most = mostRounds(fewest);
    if (rounds > most && draw.rematches === 'avoid')
      return reject({ code: 'session.swiss-too-long', pairs: fewest, rounds, most });
    const last = firstBoard + rounds * boardsPerRound - 1;
    if (last > LAST_BOARD) return reject({ code: 'session.boards-beyond', section, last, most: LAST_BOARD });
    return withFirstRounds(
      body.session,
      sections.map((choice, index) => swissSection({ ...body, ...choice }, drawOfSection(draw, index))),
      context,
    );
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
    'Set the draw rules of a section: results used, banned meetings, stationary pairs, venues. Needs a reason after the start',
  access,
  body: z.strictObject({
    session: sessionName,
    section: sectionName,
    draw: drawOptions,
    at: seenAt,
    reason: freeText.optional(),
  }),
  uses: usesOfSession,
  restsOn: ({ session, section }) => [{ of: 'settings', what: 'draw-options', session, section }],
  decide({ session: id, section, draw, reason }, { tournament, session }, context) {
    const refused = notUnderWay(tournament, session);
    if (refused) return refused;
    const data = session.sections.find((one) => one.section === section);
    if (data?.movement.drawn === undefined) return reject({ code: 'session.not-drawn-by-rounds', section });
    const refusal = noMatchOfThree(data, draw) ?? unknownIn(data, draw);
    if (refusal) return refusal;
    if (sameData(draw, drawOptionsOf(data))) return accept({});
    if (session.status !== 'set-up' && reason === undefined) return reject({ code: 'session.reason-needed' });
    const note = reason === undefined ? undefined : context.note(reason);
    const event = { session: id, section, draw, ...(note ? { reason: note.reference } : {}) };
    return accept({ session: [sessionEvents.drawOptionsChosen(event)] }, { notes: note ? [note] : [] });
  },
});
