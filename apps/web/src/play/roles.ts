import type { Tournament } from '../api/types.js';

/** May rename, publish, archive, invite and take roles away. */
export function organises({ roles }: Tournament): boolean {
  return roles.includes('organiser');
}

/** May see people and tables, pair devices and ask for seals. */
export function directs({ roles }: Tournament): boolean {
  return roles.includes('organiser') || roles.includes('director');
}

/** May enter and correct scores, and see what those who run a session see. */
export function runs(tournament: Tournament): boolean {
  return directs(tournament) || tournament.roles.includes('scorer');
}

/** May have boards dealt, and sees which are. */
export function prepares(tournament: Tournament): boolean {
  return directs(tournament) || tournament.roles.includes('duplicator');
}

/** May be given deals in a file for a dealing machine. */
export function duplicates(tournament: Tournament): boolean {
  return organises(tournament) || tournament.roles.includes('duplicator');
}
