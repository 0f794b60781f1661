/** Journal entries of one type that jobs wrote, about one thing. */
export interface WrittenByJobs {
  readonly tournament: string;
  readonly type: string;
  /** What it is about: the stream, and what the entry says of it. */
  readonly about: string;
  readonly times: number;
}

/**
 * Whether the effect of every job is there once.
 *
 * @returns a sentence for each fault
 */
export function faultsOfJobs(written: readonly WrittenByJobs[], pending: readonly string[]): string[] {
  return [
    ...written
      .filter(({ times }) => times > 1)
      .map(({ tournament, type, about, times }) => `${type} ${about} is ${times} times in ${tournament}`),
    ...pending.map((job) => `the job ${job} was never done`),
  ];
}

/**
 * Whether two evenings of one seed have the same entries.
 *
 * @param entries how many there are of each type
 * @returns a sentence for each type that differs
 */
export function faultsOfEntries(
  entries: Readonly<Record<string, number>>,
  undisturbed: Readonly<Record<string, number>>,
): string[] {
  const types = new Set([...Object.keys(entries), ...Object.keys(undisturbed)]);
  return [...types]
    .filter((type) => entries[type] !== undisturbed[type])
    .map((type) => `${entries[type] ?? 0} entries ${type}, undisturbed ${undisturbed[type] ?? 0}`);
}
