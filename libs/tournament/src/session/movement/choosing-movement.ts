import { z } from 'zod';
import {
  asMovement,
  checkMovement,
  individualFor,
  type IndividualWish,
  isIndividual,
  makeMovement,
  type Movement,
  type MovementChoice,
  type MovementFault,
  type MovementRefusal,
  MovementRefused,
  playsOf,
} from '#movement';
import { accept, defineCommand, reject, type Rejected } from '../../command/command.js';
import { boardNumber, LAST_BOARD, sectionName, sessionName } from '../../journal/names.js';
import { seenAt } from '../../journal/seen.js';
import { type SectionData, sessionEvents } from '../events.js';
import { notInSetUp, notOfBoards } from '../guards.js';
import { notToBeCalledApart } from '../called-rounds.js';
import { hostingRefused } from '../plan/hosting.js';
import { type ChosenMovement, movementChoice } from './movement-choice.js';
import { movementOf } from '../section/section-data.js';
import { boardsAtTwoTables, boardsNotShared } from '../boards/sharing-boards.js';
import { usesOfSession } from '../streams.js';
import { federationsMethod } from '../../team/commands/entering.js';
import { asPairs, makeTeamMovement, segmentsOf } from '../../team/team-movement.js';

/** The movement that was chosen, or why there is none. */
function made(choice: ChosenMovement): Movement | MovementRefusal {
  if (choice.kind === 'rows') {
    const movement = movementOf(choice.movement);
    const { arrowSwitched = [], scrambled = [] } = movement;
    const unknown = [...arrowSwitched, ...scrambled.flat()].find((round) => round > movement.rounds);
    return unknown === undefined ? movement : { code: 'movement.switch-unknown-round', round: unknown };
  }
  try {
    if (choice.kind === 'teams') return makeTeamMovement(choice.teams);
    if (choice.kind === 'individuals') return asMovement(individualFor(withoutUndefined(choice)));
    const { kind: _kind, ...rule } = choice;
    return makeMovement(rule as MovementChoice);
  } catch (error) {
    if (error instanceof MovementRefused) return error.refusal;
    throw error;
  }
}

function withoutUndefined({
  players,
  rounds,
  barometer,
}: Extract<ChosenMovement, { kind: 'individuals' }>): IndividualWish {
  return { players, ...(rounds !== undefined && { rounds }), ...(barometer && { barometer }) };
}

/** The refusal with all that it tells, so that words can name the nearest movement that there is. */
function refusedAs(section: string, refusal: MovementRefusal): Rejected {
  const { code: fault, ...figures } =
    refusal.code === 'movement.phantom-unknown'
      ? { code: refusal.code, contestant: refusal.phantom }
      : refusal;
  return reject({ code: 'session.movement-refused', section, fault, ...figures });
}

function impossibleAs(section: string, { code: fault, severity: _severity, ...place }: MovementFault) {
  const figures = Object.entries(place).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return reject({
    ...Object.fromEntries(figures),
    code: 'session.movement-impossible',
    section,
    fault,
  });
}

/** A movement as the session keeps it: of teams as that of their pairs. */
function asKept(movement: Movement, choice: ChosenMovement): SectionData['movement'] {
  return choice.kind === 'teams'
    ? asPairs(movement, segmentsOf(choice.teams))
    : (movement as SectionData['movement']);
}

/** Something that the director should know of a movement: how often, and the code that says what. */
interface Remark {
  readonly section: string;
  readonly fault: string;
  readonly times: number;
}

/** A section as it is kept, with what is unusual about its movement; or why it cannot be played. */
function checked({
  movement: choice,
  hosts,
  ...section
}: SectionChoice): Rejected | { readonly data: SectionData; readonly remarks: readonly Remark[] } {
  const name = section.section;
  const movement = made(choice);
  if ('code' in movement) return refusedAs(name, movement);
  // With this many copies, tables play one board set at once and do not share it.
  const copies = Math.max(section.copies ?? 1, movement.declared?.copies ?? 1);
  const faults = checkMovement({ ...movement, declared: { ...movement.declared, copies } });
  const fault = faults.find(({ severity }) => severity === 'impossible');
  if (fault) return impossibleAs(name, fault);
  if (playsOf(movement).every(({ sitOut }) => sitOut))
    return reject({ code: 'session.movement-empty', section: name });
  const last = section.firstBoard + movement.sets * section.boardsPerRound - 1;
  if (last > LAST_BOARD)
    return reject({ code: 'session.boards-beyond', section: name, last, most: LAST_BOARD });
  const codes = [...new Set(faults.map(({ code }) => code))];
  return {
    data: {
      ...section,
      movement: asKept(movement, choice),
      ...(hosts !== undefined && { hosts: { section: hosts } }),
    },
    remarks: codes.map((code) => ({
      section: name,
      fault: code,
      times: faults.filter((remark) => remark.code === code).length,
    })),
  };
}

/** A session is scored as one: of individuals in all its sections, or in none. */
function individualsAmongOthers(sections: readonly SectionData[]): Rejected | undefined {
  const [some, others] = [true, false].map((wanted) =>
    sections.find(({ movement }) => isIndividual(movementOf(movement)) === wanted),
  );
  return some && others && reject({ code: 'session.individuals-apart', section: some.section });
}

/** The remarks that hold for the whole evening: whose sit-outs meet, there nobody sits out. */
function withoutSitOuts(remarks: readonly Remark[], sections: readonly SectionData[]): readonly Remark[] {
  const met = new Set(sections.flatMap(({ section, hosts }) => (hosts ? [section, hosts.section] : [])));
  return remarks.filter(({ section, fault }) => fault !== 'movement.sits-out' || !met.has(section));
}

const sectionChoice = z.strictObject({
  section: sectionName,
  boardsPerRound: z.int().min(1).max(64),
  firstBoard: boardNumber.default(1),
  /** At most so many copies of each board, which tables share; left out: as many as keep the tables apart. */
  copies: z.int().min(1).max(200).optional(),
  /** Tables may play one copy in the same round, board by board; left out: only where the movement is made for it. */
  shared: z.literal(true).optional(),
  /** The section with whose copies of the boards it plays; left out: with copies of its own. */
  boardsWith: sectionName.optional(),
  /** The section whose sit-outs come to this one, to meet those who would sit out here. */
  hosts: sectionName.optional(),
  movement: movementChoice,
});
type SectionChoice = z.infer<typeof sectionChoice>;

export const setMovement = defineCommand({
  name: 'session.set-movement',
  summary:
    'Choose the movement of each section. It is checked and stored row by row; seats must be assigned again',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({
    session: sessionName,
    sections: z.array(sectionChoice).min(1).max(40),
    at: seenAt,
  }),
  uses: usesOfSession,
  restsOn: ({ session }) => [{ of: 'settings', what: 'movement', session }],
  decide({ session: id, sections }, { tournament, session }) {
    const refused = notInSetUp(tournament, session) ?? notOfBoards(session);
    if (refused) return refused;
    const names = sections.map(({ section }) => section);
    if (new Set(names).size < names.length) return reject({ code: 'session.section-twice' });
    const data: SectionData[] = [];
    const remarks: Remark[] = [];
    for (const section of sections) {
      const result = checked(section);
      if ('accepted' in result) return result;
      data.push(result.data);
      remarks.push(...result.remarks);
    }
    const stray =
      boardsNotShared(data) ??
      hostingRefused(data) ??
      individualsAmongOthers(data) ??
      boardsAtTwoTables(data) ??
      notToBeCalledApart({ settings: session.settings, sections: data });
    if (stray) return stray;
    return accept(
      {
        session: [
          sessionEvents.movementSet({ session: id, sections: data }),
          ...federationsMethod(tournament, session, data),
        ],
      },
      { answer: { remarks: withoutSitOuts(remarks, data).map((remark) => ({ ...remark })) } },
    );
  },
});
