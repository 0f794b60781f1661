import { Rational } from '#scoring';

/** What a line of a figure is for. */
export type LineReason =
  /** The settled balance of the table (сумма расчёта пульки). */
  | { readonly what: 'settlement' }
  /** A penalty to the mountain, through the settlement of the table: the offender's loss, the others' share. */
  | {
      readonly what: 'mountain-penalty';
      readonly offender: string;
      readonly points: Rational;
      readonly reason: string;
    }
  /** Whists that the judge has taken from the offender, or given to somebody. */
  | { readonly what: 'whist-penalty'; readonly reason: string }
  /** Points of the tournament's score that the judge has taken. */
  | { readonly what: 'score-penalty'; readonly reason: string }
  /** A gain that is not written because the clock had run out. */
  | { readonly what: 'time-expired' }
  /** A round that is not counted because it was lost by too much. */
  | { readonly what: 'misplay' }
  /** What cut-offs leave out of the whists between two bounds. */
  | {
      readonly what: 'cut-off';
      readonly from: Rational;
      readonly to: Rational | undefined;
      readonly rate: Rational;
      readonly whists: Rational;
    }
  /** Points for a place at the table: shared from `place` to `last`, of so many players. */
  | { readonly what: 'placing'; readonly place: number; readonly last: number; readonly players: number }
  /** What so many yellow cards take. */
  | { readonly what: 'cards'; readonly cards: number }
  /** From the stage before. */
  | { readonly what: 'carry'; readonly of: Rational }
  /** A member of a team. */
  | { readonly what: 'member'; readonly player: string }
  /** A deal of duplicate preferans. */
  | { readonly what: 'deal'; readonly deal: number; readonly seat: string };

/** A line of a figure: the values of its lines add up to it. */
export type FigureLine = LineReason & {
  /** Of a round; nothing where it belongs to none. */
  readonly round?: number;
  readonly table?: number;
  readonly value: Rational;
};

/** The figure that lines make. */
export function sumOf(lines: readonly FigureLine[]): Rational {
  return Rational.sum(lines.map(({ value }) => value));
}
