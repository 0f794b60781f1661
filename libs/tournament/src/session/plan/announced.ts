/** What an announcement of the board movement is of: a round, of one section where sections are called apart. */
export type OfAnnouncement = {
  readonly afterRound: number;
  readonly section?: string | undefined;
};

/** Boards on their way after a round. */
export type AnnouncedMove = {
  readonly boards: readonly number[];
  readonly from: string | null;
  readonly to: string | null;
  readonly relay: boolean;
  readonly neededIn: number | null;
  readonly sharedWith?: readonly string[];
  /** They come out of their box; which copy of them; who carries them. Old journals do not have it. */
  readonly box?: true;
  readonly copy?: number;
  readonly by?: 'north' | 'caddy';
};

/** The board movement after a round as it was announced, and when. */
export type Announcement = OfAnnouncement & {
  readonly position: number;
  readonly time: number;
  readonly moves: readonly AnnouncedMove[];
  /** Tables that still held boards which others were to play in the next round. */
  readonly withheld: readonly { readonly table: string; readonly boards: readonly number[] }[];
};

/** An announcement by name: `3`, of one section `B/3`. */
export function announcementName({ afterRound, section }: OfAnnouncement): string {
  return section === undefined ? `${afterRound}` : `${section}/${afterRound}`;
}

/** What an announcement of this name is of. */
export function announcementNamed(name: string): OfAnnouncement {
  const [afterRound, section] = name.split('/').toReversed() as [string, string?];
  return { afterRound: Number(afterRound), section };
}

/** Whether the board movement was announced; in old journals for all sections at once. */
export function isAnnounced(has: (name: string) => boolean, of: OfAnnouncement): boolean {
  return has(announcementName(of)) || has(`${of.afterRound}`);
}
