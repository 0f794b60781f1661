interface Count {
  readonly compared: number;
  readonly equal: number;
  readonly different: number;
  readonly irregular: number;
}

/** Figures of all kinds together. */
interface Sum extends Count {
  /** Different here, whether it is known why or not. */
  readonly otherwise: number;
}

/** Adds the figures of all kinds up. */
export function sumOf(all: readonly Readonly<Record<string, Count>>[]): Sum {
  const counts = all.flatMap((kinds) => Object.values(kinds));
  const sum = (of: keyof Count) => counts.reduce((total, count) => total + count[of], 0);
  return {
    compared: sum('compared'),
    equal: sum('equal'),
    different: sum('different'),
    irregular: sum('irregular'),
    otherwise: sum('different') + sum('irregular'),
  };
}
