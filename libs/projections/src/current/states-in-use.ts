import { playOfResultStream, type StatesForCommands, type StreamStates } from '#tournament';
import { NOTHING_SAID } from '../play/result-play.js';
import { resultOf, sessionOf, type PlayState } from '../play/play-state.js';
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
    const state = this.#current.has(tournament) ? await this.#follow(tournament) : undefined;
    const isNew = ({ stream }: { readonly stream: string }) =>
      state !== undefined && hasNoResult(state, stream);
    return (
      (state && this.#streams.remembered(tournament, uses, isNew)) || this.loadTogether(tournament, uses)
    );
  };

  /** @returns nothing for a journal that cannot be read: the streams of a command may still be */
  #follow(tournament: string): Promise<PlayState | undefined> {
    return this.#current.catchUp(tournament).catch(() => undefined);
  }

  forget(tournament: string): void {
    this.#streams.forget(tournament);
  }
}

/** Whether a stream is that of a play of which nothing was said yet. */
function hasNoResult(state: PlayState, stream: string): boolean {
  const play = playOfResultStream(stream);
  if (!play) return false;
  const session = sessionOf(state, play.session);
  return session !== undefined && resultOf(session, play) === NOTHING_SAID;
}
