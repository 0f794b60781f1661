import type { BridgeResult, SideName } from '#tournament';
import { aTrickFewer, BoardStory, misread } from './board-story.js';
import type { Chance } from './chance.js';
import { DIRECTOR, SESSION, type PlannedAction } from './evening-plan.js';
import type { TimedPlay, TimedRound } from './timetable.js';
import { isAt, type Troubles } from './troubles.js';

/** What the tables enter and answer. */
export function tableActions(
  rounds: readonly TimedRound[],
  troubles: Troubles,
  chance: Chance,
): PlannedAction[] {
  const skill = skills(rounds, chance.of('skills'));
  const stories = new Map<number, BoardStory>();
  const storyOf = (board: number) => {
    const known = stories.get(board) ?? new BoardStory(board, chance);
    stories.set(board, known);
    return known;
  };
  return rounds.flatMap(({ table, round, movesOn, plays }): PlannedAction[] => [
    { at: movesOn, by: table, command: 'table.move-on', body: { session: SESSION, table, round } },
    ...plays.flatMap((play) => {
      const luck = chance.of(`${table} ${play.board}`);
      const side = luck.happens(0.7) ? 'NS' : 'EW';
      const result = contractAt(play, troubles, () =>
        storyOf(play.board).at(`${table} ${round}`, { NS: skill(play.ns), EW: skill(play.ew) }),
      );
      return actionsAtBoard(play, side, result, troubles);
    }),
  ]);
}

/** Where something is to be disputed or misread there has to be a contract. */
function contractAt(
  play: TimedPlay,
  { disputed, misread }: Troubles,
  story: () => BridgeResult,
): BridgeResult {
  const result = story();
  if (result.kind === 'contract' || !(isAt(disputed, play) || isAt(misread, play))) return result;
  return { kind: 'contract', level: 1, strain: 'NT', doubling: '', declarer: 'N', tricks: 7 };
}

function skills(rounds: readonly TimedRound[], chance: Chance): (contestant: string) => number {
  const everybody = new Set(rounds.flatMap(({ plays }) => plays.flatMap(({ ns, ew }) => [ns, ew])));
  const known = new Map([...everybody].toSorted().map((each) => [each, chance.between(-1, 1)]));
  return (contestant) => known.get(contestant)!;
}

function actionsAtBoard(
  { table, round, board, entered, answered }: TimedPlay,
  side: SideName,
  result: BridgeResult,
  troubles: Troubles,
): PlannedAction[] {
  const place = { session: SESSION, table, round, board };
  const other = side === 'NS' ? 'EW' : 'NS';
  const enter = (at: number, value: BridgeResult): PlannedAction => ({
    at,
    by: table,
    command: 'result.enter',
    body: { ...place, side, result: value },
  });
  const answer = (command: string, says?: string): PlannedAction => ({
    at: answered,
    by: table,
    command,
    body: { ...place, side: other },
    ...(says === undefined ? {} : { says }),
  });
  if (isAt(troubles.disputed, place)) {
    return [
      enter(entered, result),
      answer('result.dispute', `Table ${table} does not agree on board ${board} and calls the director.`),
      {
        at: answered + 3,
        by: DIRECTOR,
        command: 'result.correct',
        body: {
          ...place,
          result: aTrickFewer(result),
          reason: 'Both sides counted the tricks again. Declarer has one fewer.',
        },
        says: `The director counts the tricks at table ${table} and corrects board ${board}.`,
      },
    ];
  }
  if (isAt(troubles.misread, place)) {
    return [enter(entered - 1, misread(result)), enter(entered, result), answer('result.confirm')];
  }
  return [enter(entered, result), answer('result.confirm')];
}
