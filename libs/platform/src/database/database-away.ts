/** The database does not answer: nobody listens, it is starting or stopping, or it is silent. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';

  /**
   * @param isSent whether the statement may have reached the database: then it is not known what became of it
   * @param options.cause what the connection said
   */
  constructor(
    readonly isSent: boolean,
    options?: ErrorOptions,
  ) {
    super('The database does not answer.', options);
  }
}
