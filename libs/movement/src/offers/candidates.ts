import { familyOf, makeMovement, type Family, type MovementChoice } from '../generators/families.js';
import { sidesExchanged } from '../hosting/sides-exchanged.js';
import { sitOutIn } from '../hosting/sit-out.js';
import { bestArrowSwitches } from '../quality/best-arrow-switches.js';
import { knownAs } from '../movement/known-as.js';
import { playsOf, type Movement } from '../movement/movement.js';
import { competitionQuality } from '../quality/competition.js';
import { boardsPerRound, CLUB_SESSION, isNear, type Wishes } from './wishes.js';
import { boardsOfSet, type SetsOfBoards } from '../boards/boards-of-set.js';
import { isIndividual } from '../movement/seats.js';

/** So many lengths of a family are looked at, those that come nearest. */
const MOST_LENGTHS = 4;

/** Whether a movement has all the rounds that its family has at so many tables. */
export function isComplete({ name, tables, rounds }: MovementChoice): boolean {
  return rounds === familyOf(name).roundsAt(tables)!.complete;
}

/** The choices of a family: all its lengths that come near, and the nearest if none does. */
export function candidates(family: Family, wishes: Wishes): readonly MovementChoice[] {
  const { pairs, winners, boards = CLUB_SESSION, barometer } = wishes;
  if (winners === 2 && !family.twoLines) return [];
  const tables = family.oneMore ? (pairs - 1) / 2 : Math.ceil(pairs / 2);
  const range = Number.isInteger(tables) ? family.roundsAt(tables) : undefined;
  if (!range) return [];
  const off = (rounds: number) => Math.abs(rounds * boardsPerRound(rounds, wishes) - boards);
  const nearest = Array.from(
    { length: range.complete - range.least + 1 },
    (_, index) => range.complete - index,
  ).toSorted((one, other) => off(one) - off(other));
  // Only the lengths that are wanted are looked at, for it takes time to find out whether there is a web.
  const there = (rounds: number) =>
    (family.exists?.(tables, rounds) ?? true) &&
    // In which as many stay as there are tables, that is offered as the Mitchell that it is.
    !(
      family.name === 'three-quarter-howell' && knownAs({ name: family.name, tables, rounds }) === 'mitchell'
    ) &&
    // A Howell that is cut short is worse than the one made for so many rounds.
    !(family.name === 'howell' && familyOf('three-quarter-howell').exists!(tables, rounds));
  const near = nearest.filter((rounds) => isNear(rounds * boardsPerRound(rounds, wishes), boards));
  const long = near.filter((rounds) => boardsPerRound(rounds, wishes) > 1).filter(there);
  const short = long.length > 0 ? [] : near.filter(there);
  const [lengths] = [long, short].filter(({ length }) => length > 0);
  return (lengths ?? [nearest.find(there)].flatMap((rounds) => rounds ?? []))
    .slice(0, MOST_LENGTHS)
    .map((rounds) =>
      withMissing(family, { name: family.name, tables, rounds, ...(barometer && { barometer }) }, wishes),
    );
}

/** Who is missing where there is half a table. */
function withMissing(family: Family, choice: MovementChoice, { pairs }: Wishes): MovementChoice {
  const { tables } = choice;
  if (family.oneMore || pairs === 2 * tables) return choice;
  if (family.twoLines) return { ...choice, phantom: tables };
  // Somebody who stays is missing, or somebody who goes round.
  const missing = [2 * tables, 2 * tables - 1, 1].map((phantom) => ({ ...choice, phantom }));
  const balance = (one: MovementChoice) => competitionQuality(makeMovement(one)).percent ?? 0;
  const [best] = missing.toSorted((one, other) => balance(other) - balance(one));
  return best!;
}

/** The ways to play a movement: with one winner or two. */
export function ways(choice: MovementChoice, { winners }: Wishes): readonly MovementChoice[] {
  if (!familyOf(choice.name).twoLines) return [choice];
  const { rounds } = winners === 2 ? { rounds: [] } : bestArrowSwitches(makeMovement(choice));
  const one = { ...choice, arrowSwitched: rounds };
  if (winners === 1) return [one];
  // Where switching makes nothing fairer, pairs of the two lines are better not compared.
  return rounds.length > 0 ? [one, choice] : [choice];
}

/** The ways to play a movement of which its sit-outs can meet those of another section. */
export function waysToHost(choice: MovementChoice, wishes: Wishes): readonly MovementChoice[] {
  return ways(choice, wishes).filter((one) => canBeHosted(one, wishes));
}

/** Whether its sit-outs can meet those of a section that plays the same, with sides exchanged where lines are apart. */
function canBeHosted(choice: MovementChoice, wishes: Wishes): boolean {
  const movement = makeMovement(choice);
  const boards = { boardsPerRound: boardsPerRound(choice.rounds, wishes), firstBoard: 1 };
  const other = movement.winners === 1 ? movement : sidesExchanged(movement);
  return !cannotHost({ section: 'A', movement, ...boards }, { section: 'B', movement: other, ...boards });
}

/** A section with the boards of its sets. */
export interface SectionWithBoards extends SetsOfBoards {
  readonly section: string;
  readonly movement: Movement;
}

/** Why one section cannot receive those who sit out in another. */
export type HostingFault =
  /** There is no such section beside it. */
  | { readonly code: 'hosting.no-section' }
  /** One of the two hosts a section already, or is a guest. */
  | { readonly code: 'hosting.taken' }
  /** No pair is missing in this one, so that nobody sits out for it. */
  | { readonly code: 'hosting.nobody-missing'; readonly missing: string }
  /** It is drawn round by round, or no pairs play in it for themselves. */
  | { readonly code: 'hosting.not-of-pairs'; readonly missing: string }
  /** Only one of the two has two lines. */
  | { readonly code: 'hosting.lines-differ' }
  /** Both would come in the same line. */
  | { readonly code: 'hosting.same-line' }
  | { readonly code: 'hosting.other-boards'; readonly round: number }
  | { readonly code: 'hosting.board-again'; readonly round: number; readonly contestant: string }
  | { readonly code: 'hosting.met-again'; readonly round: number; readonly contestant: string };

/** Why a section cannot receive those who sit out in another, with the boards that both miss; undefined: it can. */
export function cannotHost(host: SectionWithBoards, guest: SectionWithBoards): HostingFault | undefined {
  for (const { section, movement } of [host, guest]) {
    if (movement.contestants === 'teams' || movement.name === 'swiss' || isIndividual(movement))
      return { code: 'hosting.not-of-pairs', missing: section };
    if (movement.phantom === undefined) return { code: 'hosting.nobody-missing', missing: section };
  }
  if (host.movement.winners !== guest.movement.winners) return { code: 'hosting.lines-differ' };
  const met: string[] = [];
  const often = Math.min(...[host, guest].map(({ movement }) => movement.declared?.meetings ?? 1));
  for (let round = 1; round <= Math.max(host.movement.rounds, guest.movement.rounds); round++) {
    const [here, there] = [sitOutIn(host.movement, round), sitOutIn(guest.movement, round)];
    if (!here && !there) continue;
    if (!here || !there || !sameBoards(boardsOfSet(here.set, host), boardsOfSet(there.set, guest)))
      return { code: 'hosting.other-boards', round };
    if (host.movement.winners === 2 && here.side === there.side) return { code: 'hosting.same-line' };
    for (const [{ section, movement }, { contestant, set }] of [
      [host, here],
      [guest, there],
    ] as const) {
      if (playsSet(movement, contestant, set))
        return { code: 'hosting.board-again', round, contestant: `${section}-${contestant}` };
    }
    const both = `${here.contestant} ${there.contestant}`;
    if (met.filter((each) => each === both).length === often)
      return { code: 'hosting.met-again', round, contestant: `${host.section}-${here.contestant}` };
    met.push(both);
  }
  return undefined;
}

function sameBoards(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((board, index) => board === other[index]);
}

function playsSet(movement: Movement, contestant: string, set: number): boolean {
  return playsOf(movement).some(
    (play) => !play.sitOut && play.set === set && (play.ns === contestant || play.ew === contestant),
  );
}
