import type { Commands } from '../api/schemas.js';
import type { SessionSeen } from '../api/documents.js';

type Sets = 'session.set-movement' | 'session.set-swiss' | 'session.set-tables';
/** A command with what it says. */
export type MovementSet = {
  [Name in Sets]: { readonly name: Name; readonly body: Commands[Name] };
}[Sets];

/** What sets the movement of a session again in another; nothing where it has none, or where it is of teams. */
export function movementAgain(last: SessionSeen): MovementSet | undefined {
  const { session, sections, contestants } = last;
  const [first] = sections;
  if (!first || sections.some(({ movement }) => movement.teams !== undefined)) return undefined;
  const count = (section: string) => contestants.filter((one) => one.section === section).length;
  if (first.tables) {
    const { draw, wanted, cuts } = first.tables;
    const { boardsPerRound, firstBoard, movement } = first;
    const body = {
      session,
      players: count(first.section),
      rounds: movement.rounds,
      draw,
      wanted,
      ...(cuts && { cuts }),
      boardsPerRound,
      firstBoard,
    };
    return sections.length === 1 ? { name: 'session.set-tables', body } : undefined;
  }
  if (sections.every(({ draw }) => draw !== undefined)) {
    const others = sections.slice(1).map(({ section }) => ({ section, pairs: count(section) }));
    const { movement, boardsPerRound } = first;
    const body = {
      session,
      pairs: count(first.section),
      others,
      rounds: movement.rounds,
      boardsPerRound,
      draw: first.draw ?? {},
    };
    return { name: 'session.set-swiss', body };
  }
  if (sections.some(({ draw, movement }) => draw !== undefined || movement.drawn !== undefined))
    return undefined;
  return {
    name: 'session.set-movement',
    body: {
      session,
      sections: sections.map(({ movement, hosts, ...section }) => ({
        section: section.section,
        boardsPerRound: section.boardsPerRound,
        firstBoard: section.firstBoard,
        ...(section.copies !== undefined && { copies: section.copies }),
        ...(section.shared && { shared: true as const }),
        ...(section.boardsWith !== undefined && { boardsWith: section.boardsWith }),
        ...(hosts !== undefined && { hosts: hosts.section }),
        movement: { kind: 'rows' as const, movement },
      })),
    },
  };
}
