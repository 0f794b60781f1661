import type { BoardField, Session } from '#scoring';
import { generator } from '../generator.js';

/** North-South's scores on ordinary boards, from the worst to the best. */
const SCORES = [
  -1430, -1100, -800, -680, -650, -630, -620, -600, -500, -450, -430, -420, -400, -300, -200, -180, -170,
  -150, -140, -130, -120, -110, -100, -90, -50, 0, 50, 90, 100, 110, 120, 130, 140, 150, 170, 180, 200, 300,
  400, 420, 430, 450, 480, 500, 600, 620, 630, 650, 660, 680, 800, 980, 1100, 1430,
] as const;

/** A Mitchell of so many tables: every pair plays every board once, and nobody else's results are alike. */
export function evening(tables: number, boards: number): Session {
  const draw = generator(tables * 1_000 + boards);
  const names = (line: string) => Array.from({ length: tables }, (_, at) => `${line}${at + 1}`);
  const [north, east] = [names('NS'), names('EW')];
  const fields = Array.from({ length: boards }, (_, at): BoardField => {
    const usual = draw() * 0.6 + 0.2;
    return {
      field: `A/${at + 1}`,
      board: at + 1,
      expected: tables,
      lines: north.map((ns, table) => {
        const score = { kind: 'score', score: scoreNear(usual, draw) } as const;
        const contestants = { ns, ew: east[(table + at) % tables]! };
        return { id: `A${table + 1}`, contestants, ns: score, ew: score };
      }),
    };
  });
  const contestants = [...north, ...east].map((contestant) => ({
    contestant,
    section: 'A',
    line: contestant.slice(0, 2),
  }));
  return { contestants, fields };
}

/** A score that is more likely the nearer it is to what is usual on the board. */
export function scoreNear(usual: number, draw: () => number): number {
  const place = usual + ((draw() + draw() + draw()) / 3 - 0.5) * 0.8;
  return SCORES[Math.max(0, Math.min(SCORES.length - 1, Math.floor(place * SCORES.length)))]!;
}
