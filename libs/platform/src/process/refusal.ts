/** Something cannot be done, and one sentence says what is wrong and what would be right: nothing else needs showing. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
}
