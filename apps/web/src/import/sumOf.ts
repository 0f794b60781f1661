interface Count {
  readonly compared: number;
  readonly equal: number;
  readonly different: number;
  readonly irregular: number;
}

/** Figures of all kinds together. */
export function sumOf(all: readonly Readonly<Record<string, Count>>[]): Count {
  const counts = all.flatMap((kinds) => Object.values(kinds));
  const sum = (of: keyof Count) => counts.reduce((total, count) => total + count[of], 0);
  return {
    compared: sum('compared'),
    equal: sum('equal'),
    different: sum('different'),
    irregular: sum('irregular'),
  };
}
