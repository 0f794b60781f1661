/** What an announcement of the board movement is of: a round, of one section where sections are called apart. */
export interface OfAnnouncement {
  readonly afterRound: number;
  readonly section?: string | undefined;
}

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
