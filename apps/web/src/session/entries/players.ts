import { sameName } from '#lists';
import { api } from '../../api/client.js';
import { newCommandId } from '../../api/idempotency.js';
import { Problem } from '../../api/problem.js';
import type { PlayerFound } from '../../api/deskDocuments.js';

/** Somebody who is being named: one who is known already, or a name that is to be written down under a new id. */
export interface PlayerNamed {
  readonly id: string;
  readonly name: string;
  readonly known: boolean;
  /** Where one is given; of somebody known it is left out as long as it stays as it is. */
  readonly memberNumber?: string;
  /** Somebody new, though another of the same name is known. */
  readonly another?: boolean;
}

/** Nobody yet, with the id under which a new name would be written down. */
export function nobody(): PlayerNamed {
  return { id: newCommandId(), name: '', known: false };
}

const MEMBER_NUMBER = /^[\p{L}\p{N}./-]{1,20}$/u;

/** Whether a text can be a member number; empty is none. */
export function isMemberNumber(text: string): boolean {
  return text.trim() === '' || MEMBER_NUMBER.test(text.trim());
}

/** Who is known under the name, or the member number, of somebody who is to be written down as new. */
export function namesakesOf(
  { name, memberNumber = '' }: PlayerNamed,
  known: readonly PlayerFound[],
): readonly PlayerFound[] {
  return known.filter((one) =>
    memberNumber.trim() !== '' && one.memberNumber !== null
      ? one.memberNumber === memberNumber.trim()
      : sameName(one.name) === sameName(name),
  );
}

/** @throws Problem `players.namesake` where somebody new has the name or number of one who is known, and nobody has said so */
async function refuseNamesakes(tournament: string, players: readonly PlayerNamed[]): Promise<void> {
  for (const player of players) {
    if (player.known || player.another) continue;
    for (const search of [player.name.trim(), player.memberNumber?.trim() ?? ''].filter(Boolean)) {
      // oxlint-disable-next-line no-await-in-loop -- at most the players of a team
      const { players: found } = await api.get('/api/tournaments/{tournament}/players', {
        params: { path: { tournament }, query: { search } },
      });
      // Of an attempt before: its id is known, and is meant.
      const others = namesakesOf(player, found).filter(({ id }) => id !== player.id);
      if (others[0])
        throw new Problem({
          code: 'players.namesake',
          status: 0,
          parameters: { name: [others[0].name, others[0].memberNumber].filter(Boolean).join(' · ') },
        });
    }
  }
}

/**
 * Writes down those who are new, once nobody of their names is known or somebody has said that they are others, and the
 * member numbers that were typed.
 *
 * @throws Problem `players.namesake`
 */
export async function writeNamed(
  tournament: string,
  players: readonly PlayerNamed[],
): Promise<readonly string[]> {
  await refuseNamesakes(
    tournament,
    players.filter(({ name }) => name.trim() !== ''),
  );
  return writePlayers(tournament, players);
}

/**
 * Writes down those who are new, and numbers that were typed. The ids were made before, so that a second attempt writes nobody twice.
 *
 * @returns the ids of all who have a name
 */
export async function writePlayers(
  tournament: string,
  players: readonly PlayerNamed[],
): Promise<readonly string[]> {
  const named = players.filter(({ name }) => name.trim() !== '');
  for (const { id, name, known, memberNumber } of named) {
    if (known && memberNumber === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- few, and the first one's refusal is the one to be shown
    await api.put('/api/tournaments/{tournament}/players/{player}', {
      params: { path: { tournament, player: id } },
      body: { name: name.trim(), ...numberOf(memberNumber, known) },
    });
  }
  return named.map(({ id }) => id);
}

/** The number as it is written down; an empty one takes that of somebody known away. */
function numberOf(typed: string | undefined, known: boolean): { readonly memberNumber?: string | null } {
  const number = typed?.trim();
  if (number === undefined || (number === '' && !known)) return {};
  return { memberNumber: number === '' ? null : number };
}
