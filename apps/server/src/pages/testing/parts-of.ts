/** The parts of one story, each a test: after the first that fails the others say so at once. */
export function partsOf(story: string, onFailure: () => Promise<void>) {
  let failed = false;
  return (act: () => Promise<void>) => async () => {
    if (failed) throw new Error(`${story} has ended before this part: see the first that failed.`);
    try {
      await act();
    } catch (problem) {
      failed = true;
      await onFailure();
      throw problem;
    }
  };
}
