import { timingSafeEqual } from 'node:crypto';
import { memberKey } from '#lists';
import type { Members } from './members.js';
import { AccessRefused } from '../rights/access-refused.js';
import { actorOf, type DevicePrincipal } from '../rights/principal.js';
import type { Throttle } from '../sign-in/throttle.js';
import type { InstallationKey } from '../store/installation-key.js';
import { nameFits, soughtWords } from '../store/sought-words.js';
import type { Clubs } from '../people/clubs.js';
import type { Players } from '../people/players.js';

/** Somebody who may sit at a table, as its phone sees them: nothing else is told of them. */
export interface FoundForSeat {
  readonly name: string;
  readonly club: string | null;
  /** By this the same phone says that it is them. It works for no other phone, and nobody else can make one. */
  readonly pick: string;
}

/** What is known of those at a tournament, and of its club. */
export interface SeatsOf {
  /** The club that runs the server; null: nobody has named it. */
  readonly club: string | null;
  readonly takesPart: (player: string) => Promise<boolean>;
}

/** More are found by another letter. */
const SHOWN = 6;
/** Of members who fit, some fit by their numbers alone, or are players already. */
const LOOKED_AT = 4 * SHOWN;
/** As many as there are of one beginning, for those who entered are anywhere among them. */
const OF_A_BEGINNING = 5_000;
/** Fewer letters would go through a list. */
const LETTERS = 3;
const PICK = /^(player|member)\.([0-9a-f-]{1,36})\.([0-9a-f]{64})$/;

/** Who sits at a table, as its phone finds them: by name and club, a few at a time. */
export class SeatNames {
  constructor(
    private readonly parts: {
      readonly players: Players;
      readonly members: Members;
      readonly clubs: Clubs;
      readonly throttle: Throttle;
      readonly key: InstallationKey;
    },
  ) {}

  /**
   * Those who fit a whole number or the beginnings of words, one of them of three letters at least; at most six. First
   * come those who take part in the tournament, then those of the club, then others. Players without number and club are
   * found only where they take part: a name that was typed once is nobody whom others should meet.
   *
   * @throws AccessRefused `access.too-many-attempts`
   */
  async find(text: string, device: DevicePrincipal, { club, takesPart }: SeatsOf): Promise<FoundForSeat[]> {
    const { players, members, clubs, throttle } = this.parts;
    const byNumber = /\p{N}/u.test(text);
    const letters = text.normalize('NFC').match(/[\p{L}\p{M}]+/gu) ?? [];
    if (!byNumber && letters.every((word) => word.length < LETTERS)) return [];
    await throttle.seat(device);
    const number = text.replace(/\s/g, '');
    const sought = soughtWords(text);
    const [known, listed, called] = await Promise.all([
      byNumber
        ? players.known([], [number], LOOKED_AT)
        : players.search(text, OF_A_BEGINNING, { by: 'names', here: device.tournament }),
      byNumber ? members.numbered(number, LOOKED_AT) : members.search(text, LOOKED_AT, club ?? undefined),
      clubs.known(club === null ? [] : [club]),
    ]);
    const own = new Set([club, ...called.values()].flatMap((name) => name?.toLowerCase() ?? []));
    const isOwn = (name: string | null) => name !== null && own.has(name.toLowerCase());
    const here = await Promise.all(known.map(({ id }) => takesPart(id)));
    const numbers = new Set(known.map(({ memberNumber }) => memberKey(memberNumber ?? '', 'any')));
    const found = [
      ...known.flatMap(({ id, name, memberNumber, club: of }, index) =>
        here[index] || memberNumber !== null || of !== null
          ? [{ rank: here[index] ? 0 : isOwn(of) ? 1 : 3, of: `player.${id}`, name, club: of }]
          : [],
      ),
      ...listed
        .filter((one) => !numbers.has(memberKey(one.number, 'any')))
        .filter(({ name }) => byNumber || nameFits(sought, name))
        .map(({ id, name, club: of }) => ({ rank: isOwn(of) ? 2 : 4, of: `member.${id}`, name, club: of })),
    ];
    const first = found.toSorted((one, other) => one.rank - other.rank).slice(0, SHOWN);
    return Promise.all(
      first.map(async ({ of, name, club: its }) => ({
        name,
        club: its,
        pick: `${of}.${await this.#proof(of, device)}`,
      })),
    );
  }

  /**
   * The player whom a phone has picked among those that it found; a member becomes the player of their number.
   *
   * @throws AccessRefused `access.player-unknown` for what this phone was not shown; `access.member-unknown`
   */
  async picked(pick: string, device: DevicePrincipal): Promise<{ readonly id: string }> {
    const [, kind, id, proof] = PICK.exec(pick) ?? [];
    if (kind === undefined || id === undefined || proof === undefined)
      throw new AccessRefused('access.player-unknown');
    const expected = await this.#proof(`${kind}.${id}`, device);
    if (!timingSafeEqual(Buffer.from(proof), Buffer.from(expected)))
      throw new AccessRefused('access.player-unknown');
    if (kind === 'player') return { id };
    const player = await this.parts.members.player(id, actorOf(device));
    return { id: player.id };
  }

  async #proof(of: string, { device }: DevicePrincipal): Promise<string> {
    return Buffer.from(await this.parts.key.hmac('seat-name', `${device} ${of}`)).toString('hex');
  }
}
