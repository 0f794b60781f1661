import type { PublishedProtocol } from '#tournament';
import type { ProtocolDocument } from '../../protocol/protocol-document.js';
import type { MadeProtocol, Protocols } from '../../protocol/protocols.js';
import { play } from '../../play/projection/play.js';
import { sessionOf, type PlayState } from '../../play/play-state.js';
import { playersOf } from '../../visibility/before-oneself.js';
import { maySeeTraveller } from '../../visibility/boards-seen.js';
import type { Viewer } from '../../visibility/viewer.js';
import type { Past } from '../past.js';
import { NotThere } from './queries/reader-at-moment.js';
import { calledIn, namingFor, type PersonNames, type PlayerSeen } from './views/people.js';
import type { CurrentStates } from '../../current/current-states.js';

/** A session's protocol for a reader: as it was published, and as it follows from the journal when made again. */
export interface ProtocolSeen {
  readonly session: string;
  /** The journal entry that the protocol is of. */
  readonly at: number;
  /** What was published of that line; nothing as long as it is under way. */
  readonly published: PublishedProtocol | null;
  /** The hash of the document that follows from the journal. */
  readonly hash: string;
  /** Whether the two are the same; nothing where nothing was published. */
  readonly same: boolean | null;
  /** Boards that this reader may not see yet: as long as there are any, the document is kept back. */
  readonly hidden: readonly number[];
  readonly document: ProtocolDocument | null;
  /** The contestants' names. They are not part of the document: names can be corrected, hashes cannot. */
  readonly names: readonly { readonly contestant: string; readonly players: readonly PlayerSeen[] }[];
}

/** Published protocols, each reader what may be seen now. */
export class ProtocolReading {
  constructor(
    private readonly parts: {
      readonly current: CurrentStates;
      readonly past: Past;
      readonly protocols: Protocols;
      readonly people: PersonNames;
    },
  ) {}

  /**
   * The last published protocol; or the one of the session as it was closed at a position of the journal.
   *
   * @throws NotThere `session.unknown`, `session.protocol-unpublished`
   */
  async protocol(tournament: string, viewer: Viewer, name: string, at?: number): Promise<ProtocolSeen> {
    const { current, protocols } = this.parts;
    const { state: judgedBy } = await current.of(tournament);
    const session = sessionOf(judgedBy, name);
    if (!session) throw new NotThere('session.unknown');
    const { published } = session;
    const line = at === undefined ? published.at(-1)?.at : await this.#askedAt(tournament, name, at);
    if (line === undefined) throw new NotThere('session.protocol-unpublished');
    const own = published.find((protocol) => protocol.at === line) ?? null;
    const made = await protocols.make(tournament, name, line, own?.format);
    const hidden = made.document.travellers
      .map(({ board }) => board)
      .filter((board) => !maySeeTraveller(judgedBy, session, board, viewer));
    return {
      session: name,
      at: line,
      published: own,
      hash: made.hash,
      same: own && own.hash === made.hash,
      hidden,
      document: hidden.length === 0 ? made.document : null,
      names: await this.#names(tournament, viewer, judgedBy, made),
    };
  }

  /** The last line by then at which the session came to what is published. */
  async #askedAt(tournament: string, name: string, at: number): Promise<number | undefined> {
    const past = sessionOf(await this.parts.past.state(play, tournament, at), name);
    if (!past) throw new NotThere('session.unknown');
    return past.protocols.asked.at(-1);
  }

  async #names(
    tournament: string,
    viewer: Viewer,
    judgedBy: PlayState,
    { state, session, document }: MadeProtocol,
  ) {
    const contestants = document.contestants.map(({ contestant }) => ({
      contestant,
      players: playersOf(state, session, contestant),
    }));
    const people = contestants.flatMap(({ players }) => players);
    const named = calledIn(this.parts.people, tournament);
    const naming = await namingFor(viewer, judgedBy.settings, named, people);
    return contestants.map(({ contestant, players }) => ({ contestant, players: players.map(naming) }));
  }
}
