import type { BridgeResult } from '#tournament';

const STRAIN = { C: '♣', D: '♦', H: '♥', S: '♠', NT: 'NT' } as const;
const DOUBLING = { '': '', x: 'x', xx: 'xx' } as const;
const MINUS = '−';

/** A number with its sign, as scores and tricks are written: `+420`, `−50`, `0`. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `${MINUS}${-value}`;
}

type Played = Extract<BridgeResult, { readonly kind: 'contract' }>;

/** A contract with what came of it, as travellers have it: `4♠ N +1`, `3NTx W −2`. */
export function contractText({ level, strain, doubling, declarer, tricks }: Omit<Played, 'kind'>): string {
  const over = tricks - level - 6;
  return `${level}${STRAIN[strain]}${DOUBLING[doubling]} ${declarer} ${over === 0 ? '=' : signed(over)}`;
}

/** What happened at a play of a board, as travellers have it. */
export function resultText(result: BridgeResult, passedOut: string): string {
  if (result.kind === 'passed-out') return passedOut;
  return result.kind === 'score' ? signed(result.score) : contractText(result);
}

/**
 * A contestant as people say it: `A NS 3`, `A 7`; without the section where there is only one.
 *
 * @param contestant section and number with the line, `A-NS3`
 */
export function contestantText(contestant: string, { section = true } = {}): string {
  const [, name = '', line = '', number = ''] = /^([A-Z]+)-(NS|EW)?(\d+)$/.exec(contestant) ?? [];
  if (number === '') return contestant;
  return [section ? name : '', line, number].filter(Boolean).join(' ');
}

/** Numbers with those that follow each other drawn together, as first and last. */
export function runsOf(numbers: readonly number[]): [first: number, last: number][] {
  const runs: [first: number, last: number][] = [];
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run && number === run[1] + 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}

/** Numbers of boards or rounds, those that follow each other drawn together: `1–3, 7`. */
export function numbersText(numbers: readonly number[]): string {
  return runsOf(numbers)
    .map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`))
    .join(', ');
}

/** Boards for a message that names one in the singular: in some languages 21 of them are counted as one, but named as many. */
export function ofBoards(boards: readonly number[]): { readonly boards: string; readonly count: number } {
  return { boards: numbersText(boards), count: Math.min(boards.length, 2) };
}

/** Tables, those that follow each other in a section drawn together: `A1–A3, B7`. */
export function tablesText(tables: readonly string[]): string {
  const named = tables.map((table) => /^([A-Z]*)(\d+)$/.exec(table));
  const sections = [...new Set(named.map((name) => name?.[1] ?? ''))];
  return sections
    .flatMap((section) =>
      runsOf(named.flatMap((name) => (name?.[1] === section ? [Number(name[2])] : []))).map(([first, last]) =>
        first === last ? `${section}${first}` : `${section}${first}–${section}${last}`,
      ),
    )
    .join(', ');
}

/** Minutes and seconds: `4:12`, `−0:30`. */
export function minutesText(seconds: number): string {
  const whole = Math.abs(Math.round(seconds));
  const text = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
  return seconds < 0 && whole > 0 ? `${MINUS}${text}` : text;
}

/** Hundredths as a number: `1.5`, `25`. */
export function hundredthsText(hundredths: number): string {
  return String(hundredths / 100);
}

/** Rounds that follow each other: `3`, `3–5`. */
export function roundsText(from: number, to: number): string {
  return from === to ? `${from}` : `${from}–${to}`;
}
