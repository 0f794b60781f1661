/** What is wrong with files of SquareDeal, or with what is asked of them: one closed union of stable codes. */
export type SquareDealFault =
  /** A line of the SQD is nothing that one has: TN, DI, DV, SN, KH or a comment. */
  | { readonly code: 'squaredeal.line'; readonly line: number }
  | { readonly code: 'squaredeal.tag-again'; readonly line: number; readonly tag: string }
  | { readonly code: 'squaredeal.tag-missing'; readonly tag: string }
  /** An SN line is not `sessions:boards:file:description`. */
  | { readonly code: 'squaredeal.phase'; readonly line: number }
  /** What follows KH is no SHA-256. */
  | { readonly code: 'squaredeal.hash'; readonly line: number }
  /** A delayed value that is not ASCII, in a file that is not UTF-8: its bytes cannot be told. */
  | { readonly code: 'squaredeal.encoding'; readonly line: number }
  /** A line of the SQK is not `phase,session:key`. */
  | { readonly code: 'squaredeal.key-line'; readonly line: number }
  | { readonly code: 'squaredeal.key-again'; readonly line: number; readonly session: string }
  /** A key of a session that the SQD does not have. */
  | { readonly code: 'squaredeal.key-undeclared'; readonly line: number; readonly session: string }
  | { readonly code: 'squaredeal.key-missing'; readonly session: string }
  /** The SQK is not the one whose hash was published. */
  | { readonly code: 'squaredeal.keys-altered'; readonly published: string; readonly found: string }
  /** The SQD has no KH yet. */
  | { readonly code: 'squaredeal.not-published' }
  | { readonly code: 'squaredeal.no-value' }
  | { readonly code: 'squaredeal.value-set'; readonly value: string }
  | { readonly code: 'squaredeal.value-empty' }
  | { readonly code: 'squaredeal.phase-unknown'; readonly phase: number; readonly phases: number }
  | { readonly code: 'squaredeal.session-unknown'; readonly phase: number; readonly session: number }
  /** The SQD leaves the boards of a phase open (`?`), and nobody says which. */
  | { readonly code: 'squaredeal.boards-open'; readonly phase: number };

/** Files of SquareDeal do not hold together, or do not have what is asked for. The message names no key. */
export class SquareDealRefused extends Error {
  constructor(readonly fault: SquareDealFault) {
    super(`${fault.code} ${JSON.stringify(fault)}`);
    this.name = 'SquareDealRefused';
  }
}
