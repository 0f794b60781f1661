import { rescore, scoreBy, scoreSession, type SessionRegulation, type SessionScores } from '#scoring';
import { SESSION_REGULATIONS } from '../../../libs/scoring/src/testing/session-regulations.js';
import { generator } from '../generator.js';
import { evening, scoreNear } from './evening.js';
import { Floor } from './floor.js';
import { Peer } from './peer.js';

const MATCHPOINTS: SessionRegulation = SESSION_REGULATIONS['white-book'];
const OTHERS: Readonly<Record<string, SessionRegulation['method']>> = {
  'Butler, one dropped at each end': {
    kind: 'butler',
    datum: { drop: { eachEnd: 1 }, dropFrom: 4, roundTo: 10 },
    shortBoards: 'as-played',
    singleScore: 'zero',
  },
  'cross-IMPs a comparison': { kind: 'cross-imps', result: 'per-comparison', singleScore: 'zero' },
};

/** What was measured at one size: milliseconds of each round. */
export interface Measured {
  readonly tables: number;
  readonly boards: number;
  readonly floor: readonly number[];
  readonly full: readonly number[];
  readonly peer: readonly number[];
  /** From lines as objects: checked, put into columns and scored. */
  readonly fromLines: readonly number[];
  /** One score is another one. */
  readonly correction: readonly number[];
  readonly others: readonly { readonly method: string; readonly full: readonly number[] }[];
  /** What is wrong with what was computed; nothing is. */
  readonly faults: readonly string[];
}

export interface Plan {
  readonly rounds: number;
  /** How long each measurement of a round lasts, at least. */
  readonly slice: number;
}

/** Measures an evening: everything in turns, round by round, so that a busy machine is busy for all. */
export function measure(tables: number, boards: number, { rounds, slice }: Plan): Measured {
  const session = evening(tables, boards);
  const [floor, peer] = [new Floor(session), new Peer(session)];
  let scores = scoreSession(session, MATCHPOINTS);
  const loaded = scores;
  const corrected = corrections(scores);
  const works: Readonly<Record<string, () => unknown>> = {
    floor: () => floor.pass(),
    full: () => scoreBy(loaded, MATCHPOINTS),
    peer: () => peer.pass(),
    fromLines: () => scoreSession(session, MATCHPOINTS),
    correction: () => (scores = corrected(scores)),
    ...Object.fromEntries(
      Object.entries(OTHERS).map(([name, method]) => [
        name,
        () => scoreBy(loaded, { ...MATCHPOINTS, method }),
      ]),
    ),
  };
  const faults = [
    ...faultsOf(
      loaded,
      session.contestants.map(({ contestant }) => contestant),
      peer.pass(),
    ),
  ];
  for (const work of Object.values(works)) milliseconds(work, slice);
  const values = Object.fromEntries(Object.keys(works).map((name) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, work] of Object.entries(works)) values[name]!.push(milliseconds(work, slice));
  }
  faults.push(...faultsOfCorrections(scores));
  return {
    tables,
    boards,
    floor: values['floor']!,
    full: values['full']!,
    peer: values['peer']!,
    fromLines: values['fromLines']!,
    correction: values['correction']!,
    others: Object.keys(OTHERS).map((method) => ({ method, full: values[method]! })),
    faults,
  };
}

/** Another score on a line that is drawn, again and again. */
function corrections(start: SessionScores): (scores: SessionScores) => SessionScores {
  const draw = generator(7);
  const fields = [...start.fields.values()];
  return (scores) => {
    const { field, lines } = fields[Math.floor(draw() * fields.length)]!;
    const line = lines[Math.floor(draw() * lines.length)]!;
    const result = { kind: 'score', score: scoreNear(0.5, draw) } as const;
    return rescore(scores, { lines: [{ field, line: { ...line, ns: result, ew: result } }] });
  };
}

function milliseconds(work: () => unknown, slice: number): number {
  const start = performance.now();
  let [times, elapsed] = [0, 0];
  do {
    work();
    times++;
    elapsed = performance.now() - start;
  } while (elapsed < slice);
  return elapsed / times;
}

function* faultsOf(scores: SessionScores, names: readonly string[], peer: Float64Array): Iterable<string> {
  for (const [number, name] of names.entries()) {
    const ours = scores.contestants.get(name)!.points.toNumber();
    if (ours !== peer[number]) yield `${name} has ${ours}, and ${peer[number]} by bridge-scorer`;
  }
}

/** After all corrections everything is as if it were scored anew. */
function* faultsOfCorrections(scores: SessionScores): Iterable<string> {
  const anew = scoreBy(scores, MATCHPOINTS);
  for (const [name, { points }] of scores.contestants) {
    const expected = anew.contestants.get(name)!.points;
    if (!points.equals(expected)) yield `${name} has ${points} after corrections, not ${expected}`;
  }
}
