import type {
  BoardOfSetDocument,
  BoardSetDocument,
  CopyDocument,
  DealingDocument,
} from '../../../play/documents/boards/board-sets-document.js';
import { personOf } from './people.js';
import { dealViewSeen, type TravellerVisibility, type DealViewSeen } from './traveller-view.js';

/**
 * A set of boards, and by name who was given its deals in files, made its copies and checked them; for those who direct
 * also which helpers dealt by hand, and what was ordered.
 */
export type BoardSetSeen = Omit<BoardSetDocument, 'files' | 'boards'> & {
  readonly files: readonly (Named<BoardSetDocument['files'][number]> & { readonly person: string })[];
  readonly boards: readonly (Omit<BoardOfSetDocument, 'copies' | 'dealing' | 'looks'> & {
    readonly looks: readonly DealViewSeen[];
    readonly dealing: DealingSeen | null;
    readonly copies: readonly {
      readonly copy: number;
      readonly made: Named<NonNullable<CopyDocument['made']>> | null;
      readonly check: Named<NonNullable<CopyDocument['check']>> | null;
    }[];
  })[];
};

type DealingSeen = Omit<DealingDocument, 'named' | 'instruction'> &
  Partial<Pick<DealingDocument, 'named' | 'instruction'>>;

/** Something that somebody did, with the name in the place of the id. */
type Named<Done extends { readonly actor: string }> = Omit<Done, 'actor'> & { readonly name: string | null };

/** The people and the free texts that sets of boards name by their ids. */
export function mentionedInSets(sets: readonly BoardSetDocument[]): {
  readonly people: readonly string[];
  readonly texts: readonly string[];
} {
  const boards = sets.flatMap((set) => set.boards);
  const looks = boards.flatMap((board) => board.looks);
  const actors = [
    ...sets.flatMap(({ files }) => files.map(({ actor }) => actor)),
    ...boards.flatMap(({ copies }) => copies.flatMap(({ made, check }) => [made?.actor, check?.actor])),
    ...looks.map(({ actor }) => actor),
  ];
  const told = boards.flatMap(({ dealing }) => [dealing?.named, dealing?.instruction]);
  const texts = [...looks.map(({ reason }) => reason), ...told.flatMap((id) => id ?? [])];
  return {
    people: [...new Set(actors)].flatMap((actor) => (actor === undefined ? [] : [personOf(actor)])),
    texts: [...new Set(texts)],
  };
}

/** A set of boards as somebody sees it. */
export function boardSetView(
  set: BoardSetDocument,
  visibility: Pick<TravellerVisibility, 'staff' | 'texts' | 'names'>,
): BoardSetSeen {
  const named = <Done extends { readonly actor: string }>({ actor, ...done }: Done) => ({
    ...done,
    name: visibility.names.get(personOf(actor)) ?? null,
  });
  return {
    ...set,
    files: set.files.map((file) => ({ ...named(file), person: personOf(file.actor) })),
    boards: set.boards.map((board) => ({
      ...board,
      looks: board.looks.map((look) => dealViewSeen(look, visibility)),
      dealing: board.dealing && dealingView(board.dealing, visibility.texts),
      copies: board.copies.map(({ copy, made, check }) => ({
        copy,
        made: made && named(made),
        check: check && named(check),
      })),
    })),
  };
}

function dealingView(
  { named, instruction, ...dealing }: DealingDocument,
  texts: ReadonlyMap<string, string | null> | null,
): DealingSeen {
  const said = (id: string | null) => (id === null ? null : (texts?.get(id) ?? null));
  return { ...dealing, ...(texts && { named: said(named), instruction: said(instruction) }) };
}
