import {
  arrowSwitch,
  balanceWarnings,
  boardPlan,
  checkIndividual,
  checkMovement,
  competitionQuality,
  playsOf,
  type IndividualMovement,
  type Movement,
  type MovementFault,
  type Offer,
  type WrittenFault,
} from '#movement';
import { movementName, movementOfferText, movementRemarkText, type Language } from '#words';
import { say } from './words.js';

/** A movement as data: its rows in figures, and what it gives and costs. */
export function movementData(movement: Movement) {
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
    copies: copiesOf(movement),
    sitOuts: sitOutsOf(movement),
    warnings: balanceWarnings(movement),
    remarks: checkMovement(movement),
    rows: rows.map((row) =>
      row.map((play) => (play ? [Number(play.ns), Number(play.ew), play.set] : [0, 0, 0])),
    ),
  };
}

/** An individual as data. */
export function individualData(movement: IndividualMovement) {
  return {
    name: movement.name,
    tables: movement.tables,
    rounds: movement.rounds,
    sets: movement.sets,
    remarks: checkIndividual(movement),
    rows: movement.rows.map((row) =>
      row.map((play) =>
        play ? [...[play.n, play.s, play.e, play.w].map(Number), play.set] : [0, 0, 0, 0, 0],
      ),
    ),
  };
}

/** A movement as it is read: a line for each table, then what it gives and costs. */
export function movementText(movement: Movement, language: Language): string {
  const { tables, rounds, sets, winners, contestants, phantom, stationary, arrowSwitched, scrambled } =
    movement;
  const { percent, sum, sumOfSquares } = competitionQuality(movement);
  const out = sitOutsOf(movement);
  const { relays } = boardPlan(movement, { copies: copiesOf(movement) });
  const quality =
    percent === null
      ? say(language, 'no-quality')
      : say(language, 'quality', { percent: percent.toFixed(2), sum, squares: sumOfSquares });
  return [
    say(language, 'title', { name: movementName(movement.name, language), tables, rounds, sets }),
    ...grid(
      movement.rows.map((row) => row.map((play) => (play ? `${play.ns}-${play.ew} ${play.set}` : '-'))),
      rounds,
      language,
    ),
    [
      say(language, winners === 1 ? 'one-winner' : 'two-winners'),
      ...(contestants ? [] : [quality]),
      say(language, 'copies', { copies: copiesOf(movement) }),
      out.length > 0 ? say(language, 'sit-outs', { contestants: out }) : say(language, 'no-sit-outs'),
      ...(relays.length > 0
        ? [
            say(language, 'relays', {
              stands: relays.length,
              sets: relays.reduce((all, { most }) => all + most, 0),
            }),
          ]
        : []),
      ...(stationary.length > 0 ? [say(language, 'stationary', { contestants: stationary })] : []),
      ...(phantom === undefined ? [] : [say(language, 'missing', { contestant: phantom })]),
      ...(arrowSwitched?.length ? [say(language, 'switched', { rounds: arrowSwitched })] : []),
      ...(scrambled ? [scrambledText(scrambled, language)] : []),
    ].join('; '),
    ...balanceWarnings(movement).map(
      ({ code, ...params }) => `! ${movementOfferText(code, params, language)}`,
    ),
    remarksText(
      checkMovement(movement).filter(({ code }) => code !== 'movement.sits-out'),
      language,
    ),
  ].join('\n');
}

/** An individual as it is read. */
export function individualText(movement: IndividualMovement, language: Language): string {
  const { tables, rounds, sets } = movement;
  return [
    say(language, 'title', { name: movementName(movement.name, language), tables, rounds, sets }),
    ...grid(
      movement.rows.map((row) =>
        row.map((play) => (play ? `${play.n}+${play.s}-${play.e}+${play.w} ${play.set}` : '-')),
      ),
      rounds,
      language,
    ),
    remarksText(checkIndividual(movement), language),
  ].join('\n');
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
  { choice, cost, quality, minutes, seats, warnings }: Offer,
  language: Language,
): string {
  const { tables, rounds, boardsPerRound, winners } = cost;
  const how = [
    say(language, winners === 1 ? 'one-winner' : 'two-winners'),
    ...(quality === null || winners === 2 ? [] : [`Q ${quality.toFixed(1)}`]),
  ].join(', ');
  return [
    say(language, 'offer', {
      name: movementName(choice.name, language),
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
    say(language, 'copies', { copies: sharing.tables }),
    sitOuts.pairs > 0 ? say(language, 'offer.sit-outs', sitOuts) : say(language, 'no-sit-outs'),
    ...(sharing.rounds.length > 0 ? [say(language, 'offer.shares', { rounds: sharing.rounds })] : []),
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

function copiesOf({ declared: _declared, ...movement }: Movement): number {
  const shared = checkMovement(movement).flatMap((fault) =>
    fault.code === 'movement.set-shared' ? [fault.copies] : [],
  );
  return Math.max(1, ...shared);
}

/** Who sits out at least once. */
function sitOutsOf(movement: Movement): readonly string[] {
  if (movement.contestants === 'teams') return [];
  const plays = playsOf(movement);
  const counts = new Map<string, number>();
  for (const { ns, ew, sitOut } of plays) {
    for (const contestant of [ns, ew])
      counts.set(contestant, (counts.get(contestant) ?? 0) + (sitOut ? 0 : 1));
  }
  return [...counts]
    .filter(([contestant, played]) => contestant !== movement.phantom && played < movement.rounds)
    .map(([contestant]) => contestant);
}
