import type { TFunction } from 'i18next';
import type { SessionSeen, WaitingTable } from '../api/documents.js';
import { numbersText } from '../messages/fieldText.js';
import { calledShort } from './contestants.js';

/** For whom and for which boards a table waits, one by one, in words that go behind "waits for". */
export function waitsFor(
  t: TFunction,
  { contestants, boards }: WaitingTable,
  session: Pick<SessionSeen, 'sections' | 'contestants'>,
): string[] {
  const called = (contestant: string) => calledShort(session, contestant);
  return [
    ...contestants.map(({ contestant, table, round, board, late }) => {
      const key = late ? 'wait.pairLate' : board === null ? 'wait.pairWaits' : 'wait.pair';
      return t(key, { pair: called(contestant), table, round, board });
    }),
    ...placesOf(boards).map(({ table, onItsWay, numbers }) => {
      const key = table === null ? 'wait.boardsBox' : onItsWay ? 'wait.boardsComing' : 'wait.boards';
      return t(key, { boards: numbersText(numbers), count: numbers.length, table });
    }),
  ];
}

/** Boards that come from the same place in the same way, together. */
function placesOf(boards: WaitingTable['boards']) {
  const places = new Map<
    string,
    { readonly table: string | null; readonly onItsWay: boolean; readonly numbers: number[] }
  >();
  for (const { board, table, onItsWay } of boards) {
    const key = `${table} ${onItsWay}`;
    const place = places.get(key) ?? { table, onItsWay, numbers: [] };
    place.numbers.push(board);
    places.set(key, place);
  }
  return [...places.values()];
}
