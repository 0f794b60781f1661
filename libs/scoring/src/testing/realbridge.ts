import { sameForBoth, type FieldLine } from '../board-field.js';
import { Rational } from '../rational.js';

/** A session of cross-IMP pairs that RealBridge scored. */
export interface RealBridgeSession {
  readonly session: string;
  readonly boards: readonly RealBridgeBoard[];
}

export interface RealBridgeBoard {
  readonly board: number;
  readonly lines: readonly { readonly line: FieldLine; readonly ns: Rational; readonly ew: Rational }[];
}

/** Reads the sessions of a JSON list. A table without a contract has no score; a deal that was passed out has one. */
export function readRealBridge(text: string): RealBridgeSession[] {
  return (JSON.parse(text) as SessionText[]).map(({ session, boards }) => ({
    session,
    boards: Object.entries(boards).map(([board, lines]) => ({
      board: Number(board),
      lines: lines.map((line) => ({
        line: readLine(line),
        ns: Rational.from(line.ns_award),
        ew: Rational.from(line.ew_award),
      })),
    })),
  }));
}

interface SessionText {
  readonly session: string;
  readonly boards: Readonly<Record<string, readonly LineText[]>>;
}

interface LineText {
  readonly ns: number;
  readonly ew: number;
  readonly contract: string;
  readonly ns_score: number;
  readonly ns_award: number;
  readonly ew_award: number;
}

function readLine({ ns, ew, contract, ns_score: score }: LineText): FieldLine {
  const id = `${ns} v ${ew}`;
  if (!contract.startsWith('---')) return sameForBoth(id, score);
  return { id, ns: { kind: 'not-played' }, ew: { kind: 'not-played' } };
}
