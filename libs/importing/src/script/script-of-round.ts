import { hasTop } from '#scoring';
import type { EnteredResult, GamePlan, Play, PlannedRound, RuledPlay } from '../plan/game-plan.js';
import type { ScriptedCommand, Scripting } from './scripted-command.js';

/** As many lines as a traveller that is entered at once has. */
const AT_ONCE = 100;

/** What adjusted scores stand on, by whether a side is assigned a score. */
export const LAW_OF_RULING: Readonly<Record<RuledPlay['kind'], string>> = {
  artificial: '12C2(a)',
  assigned: '12C1(b)',
};

/** What every penalty stands on (Law 90A, 1987 on). */
const LAW_OF_PENALTIES = '90A';

/** What is taken from contestants in a planned game's session, in the points of its method, as rulings take it. */
export function penaltiesIn({
  penalties,
  tournament: { laws, method },
}: Pick<GamePlan, 'penalties' | 'tournament'>) {
  const unit = hasTop(method.board) ? 'matchpoints' : 'imps';
  return penalties.map(({ contestant, hundredths }) => ({
    contestant,
    law: { edition: laws, law: LAW_OF_PENALTIES },
    effect: { kind: 'penalty', contestant, amount: { unit, hundredths } },
  }));
}

/** In which session, and by which edition of the laws. */
export interface ScriptedPlays {
  readonly session: string;
  readonly laws: string;
}

/** The command that gives an adjusted score; `of` tells it from another one on the same play. */
export function rulingOn(
  { table, round, board, adjustment, kind }: RuledPlay,
  { session, laws }: ScriptedPlays,
  { idOf, reason }: Scripting,
  ...of: readonly string[]
): ScriptedCommand {
  return {
    name: 'ruling.give',
    body: {
      session,
      ruling: idOf('ruling', session, table, `${round}`, `${board}`, ...of),
      law: { edition: laws, law: LAW_OF_RULING[kind] },
      reason,
      effects: [{ kind: 'score', table, round, board, adjustment }],
    },
  };
}

/** Everything that happens in a round, which is called first: results are entered by the scorer, from travellers. */
export function* scriptOfRound(
  planned: PlannedRound,
  plays: ScriptedPlays,
  scripting: Scripting,
): Generator<ScriptedCommand, void, undefined> {
  const { reason } = scripting;
  const about = (name: string, body: ScriptedCommand['body']): ScriptedCommand => ({
    name,
    body: { session: plays.session, ...body },
  });
  yield about('session.call-round', { round: planned.round });
  for (const [board, lines] of travellersOf(planned)) {
    yield about('result.record-traveller', { board, lines });
  }
  for (const { line: _line, ...play } of planned.irregular) {
    yield about('result.record-irregular', { ...play, reason });
  }
  for (const ruling of planned.rulings) yield rulingOn(ruling, plays, scripting);
  for (const { line: _line, ...play } of planned.late) yield about('result.postpone', { ...play, reason });
  for (const { table, round, board } of planned.notPlayed) {
    yield about('result.mark-not-played', { table, round, board, reason });
  }
}

type TravellerLine = Pick<Play, 'table' | 'round'> & Pick<EnteredResult, 'result'>;

/** What a round's tables have made of each board, in lists of a length that is entered at once. */
function travellersOf({ atTables, travellers }: PlannedRound): [board: number, lines: TravellerLine[]][] {
  const byBoard = new Map<number, TravellerLine[]>();
  for (const { board, table, round, result } of [...atTables.values(), ...travellers.values()].flat()) {
    const lines = byBoard.get(board) ?? [];
    byBoard.set(board, lines);
    lines.push({ table, round, result });
  }
  return [...byBoard].flatMap(([board, lines]) =>
    Array.from({ length: Math.ceil(lines.length / AT_ONCE) }, (_, part): [number, TravellerLine[]] => [
      board,
      lines.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
    ]),
  );
}
