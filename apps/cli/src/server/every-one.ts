/** Waits for all of them, also where one of them fails: nothing goes on behind what was given up. */
export async function everyOne(works: Iterable<Promise<void>>): Promise<void> {
  const outcomes = await Promise.allSettled(works);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
