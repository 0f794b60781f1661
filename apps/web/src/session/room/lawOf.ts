import type { TournamentSettings } from '#tournament';

export type RulingKind = 'artificial' | 'assigned' | 'penalty' | 'fouled';
type Edition = TournamentSettings['laws'];

const OLDER = { artificial: '12C1', assigned: '12C2', penalty: '90', fouled: '87' } as const;
const NEWER = { artificial: '12C2', assigned: '12C1', penalty: '90', fouled: '87' } as const;

/** The law that a ruling mostly stands on: in 2007 the two kinds of adjusted scores changed their numbers. */
export function lawOf(kind: RulingKind, edition: Edition): string {
  return (edition === '1987' || edition === '1997' ? OLDER : NEWER)[kind];
}

/** A number with at most two decimals, in hundredths: `25` and `1.5`, `1,5`; undefined when it is none or not above 0. */
export function readHundredths(text: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const hundredths = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return hundredths > 0 ? hundredths : undefined;
}
