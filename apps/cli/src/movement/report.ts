import {
  arrowSwitch,
  asMovement,
  balanceWarnings,
  checkIndividual,
  checkMovement,
  competitionQuality,
  everybodyAt,
  knownAs,
  movementCost,
  playsOf,
  type IndividualMovement,
  type Movement,
  type MovementCost,
  type MovementFault,
  type Offer,
  type TeamOffer,
  type WrittenFault,
} from '#movement';
import { movementName, movementOfferText, movementRemarkText, type Language } from '#words';
import { COSTS } from './check-files.js';
import { say } from './words.js';

/** A movement as data: its rows in figures, and what it gives and costs. */
export function movementData(movement: Movement, copies?: number) {
  const { rows, ...through } = movement.winners === 2 ? arrowSwitch(movement, []) : movement;
  const { percent, sum, sumOfSquares, pairings } = competitionQuality(movement);
  const { phantom, stationary, declared, arrowSwitched, scrambled, contestants } = through;
  return {
    name: movement.name,
    tables: movement.tables,
    rounds: movement.rounds,
    sets: movement.sets,
    twoWinner: movement.winners === 2,
    ...(contestants && { contestants }),
    ...(phantom !== undefined && { phantom: Number(phantom) }),
    stationary: stationary.map(Number),
    ...(movement.winners === 1 && arrowSwitched && { arrowSwitched }),
    ...(scrambled && { scrambled }),
    ...(declared && { declared }),
    // Teams compare within their matches.
    ...(!contestants && { Q: percent, S: sum, SS: sumOfSquares, N: pairings }),
    ...costData(movement, copies),
    warnings: balanceWarnings(movement),
    remarks: checkMovement(movement).filter(isRemarkable),
    rows: rows.map((row) =>
      row.map((play) => (play ? [Number(play.ns), Number(play.ew), play.set] : [0, 0, 0])),
    ),
  };
}

/** An individual as data. */
export function individualData(movement: IndividualMovement, copies?: number) {
  const { declared } = movement;
  const faults = checkIndividual(movement);
  const opponents = opponentsOf(faults);
  return {
    name: movement.name,
    tables: movement.tables,
    rounds: movement.rounds,
    sets: movement.sets,
    ...(declared && { declared }),
    ...costData(asMovement(movement), copies),
    ...(opponents && { opponents }),
    remarks: faults.filter(isRemarkable),
    rows: movement.rows.map((row) =>
      row.map((play) =>
        play ? [...[play.n, play.s, play.e, play.w].map(Number), play.set] : [0, 0, 0, 0, 0],
      ),
    ),
  };
}

/** A movement as it is read: a line for each table, then what it gives and costs. */
export function movementText(movement: Movement, language: Language, copies?: number): string {
  const { tables, rounds, sets, winners, contestants, phantom, stationary, arrowSwitched, scrambled } =
    movement;
  const { percent, sum, sumOfSquares } = competitionQuality(movement);
  const quality =
    percent === null
      ? say(language, 'no-quality')
      : say(language, 'quality', { percent: percent.toFixed(2), sum, squares: sumOfSquares });
  return [
    say(language, 'title', { name: movementName(knownAs(movement), language), tables, rounds, sets }),
    ...grid(
      movement.rows.map((row) => row.map((play) => (play ? `${play.ns}-${play.ew} ${play.set}` : '-'))),
      rounds,
      language,
    ),
    [
      say(language, winners === 1 ? 'one-winner' : 'two-winners'),
      ...(contestants ? [] : [quality]),
      ...costSaid(movement, language, copies),
      ...(stationary.length > 0 ? [say(language, 'stationary', { contestants: stationary })] : []),
      ...(phantom === undefined ? [] : [say(language, 'missing', { contestant: phantom })]),
      ...(arrowSwitched?.length ? [say(language, 'switched', { rounds: arrowSwitched })] : []),
      ...(scrambled ? [scrambledText(scrambled, language)] : []),
    ].join('; '),
    ...balanceWarnings(movement).map(
      ({ code, ...params }) => `! ${movementOfferText(code, params, language)}`,
    ),
    remarksText(checkMovement(movement).filter(isRemarkable), language),
  ].join('\n');
}

/** An individual as it is read. */
export function individualText(movement: IndividualMovement, language: Language, copies?: number): string {
  const { tables, rounds, sets } = movement;
  const faults = checkIndividual(movement);
  const opponents = opponentsOf(faults);
  return [
    say(language, 'title', { name: movementName(knownAs(movement), language), tables, rounds, sets }),
    ...grid(
      movement.rows.map((row) =>
        row.map((play) => (play ? `${play.n}+${play.s}-${play.e}+${play.w} ${play.set}` : '-')),
      ),
      rounds,
      language,
    ),
    [
      ...costSaid(asMovement(movement), language, copies),
      ...(opponents ? [say(language, 'opponents-uneven', opponents)] : []),
    ].join('; '),
    remarksText(faults.filter(isRemarkable), language),
  ].join('\n');
}

/** How often two players are opponents, at least and at most; undefined: about as often as any other two. */
function opponentsOf(faults: readonly MovementFault[]): { least: number; most: number } | undefined {
  const uneven = faults.flatMap((fault) => (fault.code === 'movement.opponents-uneven' ? [fault] : []));
  const [first] = uneven;
  return first && { least: first.least, most: Math.max(...uneven.map(({ times }) => times)) };
}

/** What a movement costs, as data; `copies`: so many there are, left out: as many as it needs. */
function costData(movement: Movement, copies?: number) {
  const { sharing, relays } = costOf(movement, copies);
  return { copies: sharing.tables, shares: sharing.rounds, sitOuts: sitOutsOf(movement), relays };
}

function costSaid(movement: Movement, language: Language, copies?: number): readonly string[] {
  const { sharing, relays } = costOf(movement, copies);
  const out = sitOutsOf(movement);
  return [
    ...sharingSaid(sharing, language),
    out.length > 0 ? say(language, 'sit-outs', { contestants: out }) : say(language, 'no-sit-outs'),
    ...(relays.stands > 0 ? [say(language, 'relays', relays)] : []),
  ];
}

function costOf(movement: Movement, copies = Number.POSITIVE_INFINITY): MovementCost {
  return movementCost(movement, 1, { copies });
}

/** How many copies keep all tables apart, and where one would be shared. */
function sharingSaid({ tables, rounds }: MovementCost['sharing'], language: Language): readonly string[] {
  return [
    say(language, 'copies', { copies: tables }),
    ...(rounds.length > 0 ? [say(language, 'offer.shares', { rounds })] : []),
  ];
}

/** What is shared, who sits out and how often two are opponents is told in one line. */
function isRemarkable({ code }: MovementFault): boolean {
  return !COSTS.has(code);
}

/** Remarks, a line each. */
export function remarksText(remarks: readonly (MovementFault | WrittenFault)[], language: Language): string {
  if (remarks.length === 0) return say(language, 'fine');
  return [
    say(language, 'remarks', { count: remarks.length }),
    ...remarks.map(({ code, ...params }) => `  ${movementRemarkText(code, params, language)}`),
  ].join('\n');
}

/** An offer, and under it what the director should know. */
export function offerText(
  { choice, cost, quality, minutes, seats, warnings, remarks }: Offer,
  language: Language,
): string {
  const { tables, rounds, boardsPerRound, winners } = cost;
  const how = [
    say(language, winners === 1 ? 'one-winner' : 'two-winners'),
    ...(quality === null || winners === 2 ? [] : [`Q ${quality.toFixed(1)}`]),
  ].join(', ');
  return [
    say(language, 'offer', {
      name: movementName(knownAs(choice), language),
      tables,
      rounds,
      boards: boardsPerRound,
      winners: how,
      minutes,
    }),
    `  ${costText(cost, language)}`,
    ...(choice.arrowSwitched?.length
      ? [`  ${say(language, 'switched', { rounds: choice.arrowSwitched })}`]
      : []),
    ...(choice.scrambled ? [`  ${scrambledText(choice.scrambled, language)}`] : []),
    ...(choice.phantom === undefined
      ? []
      : [`  ${say(language, 'missing', { contestant: choice.phantom })}`]),
    ...seats.map((seat) => `  ${say(language, 'offer.seat', { ...seat })}`),
    ...remarks.map(({ code, ...params }) => `  ${movementOfferText(code, params, language)}`),
    ...warnings.map(({ code, ...params }) => `  ! ${movementOfferText(code, params, language)}`),
  ].join('\n');
}

/** An offer to teams, and under it what the director should know. */
export function teamOfferText(
  { name, teams, rounds, boardsPerRound, boards, copies, minutes, opponents, warnings, remarks }: TeamOffer,
  language: Language,
): string {
  return [
    say(language, 'offer.teams', {
      name: movementName(name, language),
      teams,
      rounds,
      boards: boardsPerRound,
      minutes,
    }),
    `  ${[
      say(language, 'offer.team-boards', { boards: boards.least, all: boards.inPlay }),
      say(language, 'offer.opponents', { opponents }),
      say(language, 'copies', { copies }),
    ].join('; ')}`,
    ...remarks.map(({ code, ...params }) => `  ${movementOfferText(code, params, language)}`),
    ...warnings.map(({ code, ...params }) => `  ! ${movementOfferText(code, params, language)}`),
  ].join('\n');
}

/** What an offer gives and costs: boards a pair, copies, who sits out, what is shared, what waits. */
function costText(
  { boards: { least, most }, sitOuts, sharing, relays }: Offer['cost'],
  language: Language,
): string {
  return [
    say(language, 'offer.boards', { boards: least === most ? `${most}` : `${least}–${most}` }),
    ...sharingSaid(sharing, language),
    sitOuts.pairs > 0 ? say(language, 'offer.sit-outs', sitOuts) : say(language, 'no-sit-outs'),
    ...(relays.stands > 0 ? [say(language, 'relays', relays)] : []),
  ].join('; ');
}

function grid(rows: readonly (readonly string[])[], rounds: number, language: Language): readonly string[] {
  const head = Array.from({ length: rounds }, (_, index) => `${index + 1}`);
  const width = Math.max(...rows.flat().map((cell) => cell.length), 2);
  const left = Math.max(say(language, 'table').length, say(language, 'round').length) + 3;
  const lineOf = (first: string, cells: readonly string[]) =>
    [first.padEnd(left), ...cells.map((cell) => cell.padEnd(width))].join('  ').trimEnd();
  return [
    lineOf(say(language, 'round'), head),
    ...rows.map((row, index) => lineOf(`${say(language, 'table')} ${index + 1}`, row)),
  ];
}

/** At which table boards are turned when: `boards turned at table 1: 2, 5; 3: 4`. */
function scrambledText(scrambled: readonly (readonly number[])[], language: Language): string {
  const tables = scrambled.flatMap((rounds, table) =>
    rounds.length > 0 ? [`${table + 1}: ${rounds.join(', ')}`] : [],
  );
  return say(language, 'scrambled', { tables: tables.join('; ') });
}

/** Who sits out at least once; of teams, who has a bye. */
function sitOutsOf(movement: Movement): readonly string[] {
  const counts = new Map<string, number>();
  for (const play of playsOf(movement)) {
    // A team is at two tables in a round, and at one of them North-South.
    const there = movement.contestants === 'teams' ? [play.ns] : everybodyAt(play);
    for (const contestant of there)
      counts.set(contestant, (counts.get(contestant) ?? 0) + (play.sitOut ? 0 : 1));
  }
  return [...counts]
    .filter(([contestant, played]) => contestant !== movement.phantom && played < movement.rounds)
    .map(([contestant]) => contestant)
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}
