/**
 * Whether a contestant has the place of one that is missing; of a team that is missing both its pairs do.
 *
 * @param phantom with its section: `A-NS3`, `A-6`, of teams `A-7`
 * @param contestant with its section: `A-NS7`
 */
export function isPlaceOfPhantom(phantom: string, contestant: string): boolean {
  const [, section, team] = /^([A-Z]+)-(\d+)$/.exec(phantom) ?? [];
  const pairs = team === undefined ? [] : [`${section}-NS${team}`, `${section}-EW${team}`];
  return [phantom, ...pairs].includes(contestant);
}
