import type { StatesForCommands, StreamStates } from '#tournament';
import type { CurrentStates } from './current-states.js';

/**
 * The states that commands are decided on. Where a journal is in use they follow it, together with what readers are shown:
 * an entry is read once for both.
 */
export class StatesInUse implements StatesForCommands {
  readonly #streams: StreamStates;
  readonly #current: CurrentStates;

  constructor(streams: StreamStates, current: CurrentStates) {
    this.#streams = streams;
    this.#current = current;
  }

  loadTogether: StreamStates['loadTogether'] = (tournament, uses) =>
    this.#streams.loadTogether(tournament, uses);

  heard: StreamStates['loadTogether'] = async (tournament, uses) => {
    const isThere = this.#current.has(tournament) && (await this.#follow(tournament));
    return (isThere && this.#streams.remembered(tournament, uses)) || this.loadTogether(tournament, uses);
  };

  /** @returns false for a journal that cannot be read: the streams of a command may still be */
  #follow(tournament: string): Promise<boolean> {
    return this.#current.catchUp(tournament).then(
      () => true,
      () => false,
    );
  }

  forget(tournament: string): void {
    this.#streams.forget(tournament);
  }
}
