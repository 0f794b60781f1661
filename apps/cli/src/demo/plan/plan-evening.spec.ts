import { makeMovement } from '#movement';
import {
  games,
  scheduledPlays,
  type BridgeResult,
  type PlayPlace,
  type Scheduled,
  type SectionData,
} from '#tournament';
import { DIRECTOR, type PlannedAction, type EveningPlan } from './evening-plan.js';
import { planEvening } from './plan-evening.js';

const SEEDS = ['1', '2', 'anna', '777', 'дождь'];

const evening = (seed: string, tables = 12) => planEvening({ tables, seed });

function given(plan: EveningPlan, command: string): PlannedAction[] {
  return plan.actions.filter((action) => action.command === command);
}

type Play = Omit<PlayPlace, 'session'>;

function keyOf({ table, round, board }: Play): string {
  return `${table} ${round} ${board}`;
}

function resultsOf(plan: EveningPlan): { board: number; result: BridgeResult }[] {
  return given(plan, 'result.enter').map(({ body }) => ({
    board: body['board'] as number,
    result: body['result'] as BridgeResult,
  }));
}

/** What is to be played in the evening, with the pair that comes late and the one that does not come. */
function toBePlayed(plan: EveningPlan): string[] {
  const movement = makeMovement(plan.movement) as SectionData['movement'];
  const section = { section: 'A', boardsPerRound: plan.boardsPerRound, firstBoard: 1, movement };
  const [noShow, late] = given(plan, 'session.withdraw-contestant').map(({ body }) => body['contestant']);
  const scheduled: Scheduled = {
    sections: [section],
    absences: {
      [noShow as string]: [{ fromRound: 1 }],
      [late as string]: [{ fromRound: 1, untilRound: 2 }],
    },
  };
  return scheduledPlays(scheduled).map(({ table, round, board }) => `${table} ${round} ${board}`);
}

describe('an evening', () => {
  it('is the same for a seed, and another one for another', () => {
    expect(evening('1')).toEqual(evening('1'));
    expect(resultsOf(evening('1'))).not.toEqual(resultsOf(evening('2')));
  });

  it.each([6, 7, 12, 13, 24, 40])(
    'of %d tables settles every play once, one of them by a ruling',
    (tables) => {
      for (const seed of SEEDS) {
        const plan = evening(seed, tables);
        const agreed = ['result.confirm', 'result.correct'].flatMap((command) => given(plan, command));
        const ruled = given(plan, 'ruling.give').flatMap(({ body }) => body['effects'] as Play[]);
        const settled = [...agreed.map(({ body }) => body as unknown as Play), ...ruled].map(keyOf);
        expect(settled.toSorted()).toEqual(toBePlayed(plan).toSorted());
      }
    },
  );

  it('is one that clubs have: 12 tables, a skip Mitchell of 11 rounds and 24 boards, who comes late, who is slow', () => {
    const plan = evening('1');
    expect(plan.movement).toEqual({ kind: 'made', name: 'skip-mitchell', tables: 12, rounds: 11 });
    expect([plan.boardsPerRound, plan.boards, plan.pairs.length]).toEqual([2, 24, 24]);
    const counts = Object.fromEntries(
      [
        'session.call-round',
        'session.admit-contestant',
        'result.dispute',
        'result.correct',
        'session.close',
      ].map((command) => [command, given(plan, command).length]),
    );
    expect(counts).toEqual({
      'session.call-round': 11,
      'session.admit-contestant': 1,
      'result.dispute': 1,
      'result.correct': 1,
      'session.close': 1,
    });
  });

  it('goes in the order of time; no table plays a round before it was called', () => {
    for (const { actions } of SEEDS.map((seed) => evening(seed))) {
      expect(actions.map(({ at }) => at)).toEqual(actions.map(({ at }) => at).toSorted((a, b) => a - b));
      let called = 0;
      const early = actions.filter(({ by, command, body }) => {
        if (command === 'session.call-round') called = body['round'] as number;
        return by !== DIRECTOR && (body['round'] as number) > called;
      });
      expect(early).toEqual([]);
    }
  });

  it('has everybody once, by one name', () => {
    const members = evening('1', 40).pairs.flatMap(({ players }) => players);
    expect(new Set(members.map(({ id }) => id)).size).toBe(160);
    expect(new Set(members.map(({ name }) => name)).size).toBe(160);
    expect(new Set(evening('1').pairs.map(({ contestant }) => contestant)).size).toBe(24);
  });

  it('writes a member down under the same id whichever evening it plays', () => {
    const ids = new Map<string, string>();
    for (const { id, name } of SEEDS.flatMap((seed) => evening(seed).pairs.flatMap((pair) => pair.players))) {
      expect(ids.get(name) ?? id).toBe(id);
      ids.set(name, id);
    }
  });
});

describe('what the tables make of the boards', () => {
  const results = Array.from({ length: 20 }, (_, index) => resultsOf(evening(`${index}`))).flat();
  const share = (isSo: (result: BridgeResult) => boolean) =>
    results.filter(({ result }) => isSo(result)).length / results.length;

  it('looks like bridge: nothing impossible, little that is unlikely', () => {
    const judged = results.map(({ board, result }) => games.bridge.judge(result, board));
    expect(judged.every(({ possible }) => possible)).toBe(true);
    const flagged = judged.filter((each) => each.possible && each.flags.length > 0);
    expect(flagged.length / judged.length).toBeLessThan(0.02);
  });

  it('has games, part-scores, a few slams, doubles and boards that were passed out', () => {
    expect(share(({ kind }) => kind === 'passed-out')).toBeGreaterThan(0.005);
    expect(share(({ kind }) => kind === 'passed-out')).toBeLessThan(0.08);
    const slams = share((result) => result.kind === 'contract' && result.level >= 6);
    expect(slams).toBeGreaterThan(0.01);
    expect(slams).toBeLessThan(0.1);
    const doubled = share((result) => result.kind === 'contract' && result.doubling !== '');
    expect(doubled).toBeGreaterThan(0.01);
    expect(doubled).toBeLessThan(0.12);
    const made = share((result) => result.kind === 'contract' && result.tricks >= result.level + 6);
    expect(made).toBeGreaterThan(0.5);
    expect(made).toBeLessThan(0.8);
  });

  it('is mostly the same contract on a board, with different tricks', () => {
    const byBoard = new Map<number, string[]>();
    for (const { board, result } of resultsOf(evening('1'))) {
      const text = result.kind === 'contract' ? `${result.level}${result.strain}` : result.kind;
      byBoard.set(board, [...(byBoard.get(board) ?? []), text]);
    }
    const most = [...byBoard.values()].map((texts) => {
      const counts = texts.map((text) => texts.filter((each) => each === text).length);
      return Math.max(...counts) / texts.length;
    });
    expect(most.reduce((sum, each) => sum + each) / most.length).toBeGreaterThan(0.4);
    expect(Math.min(...most)).toBeLessThan(1);
  });
});
