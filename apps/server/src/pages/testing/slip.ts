const CONTRACT = /^([1-7])(NT|[CDHS])(x?) ([NESW]) (=|[+-]\d+)$/;

/** A contract as a slip has it; undefined for a board that was passed out. */
export function readSlip(slip: string) {
  if (slip === 'pass') return undefined;
  const [, level, strain, doubled, declarer, tricks] = CONTRACT.exec(slip) ?? [];
  if (!tricks) throw new Error(`No such slip: ${slip}`);
  return {
    level: Number(level),
    strain: strain as 'C' | 'D' | 'H' | 'S' | 'NT',
    doubled: doubled === 'x',
    declarer: declarer as 'N' | 'E' | 'S' | 'W',
    over: tricks === '=' ? 0 : Number(tricks),
  };
}
