import { dealOfNumber } from '#cards';
import { dealFormatOf, readDeals, writePbn } from '#interchange';
import { convertInPieces, type ReadSoFar } from './convertInPieces.js';

it('a file is converted in pieces, and each tells how far it is', async () => {
  const deals = Array.from({ length: 400 }, (_, index) => ({
    board: index + 1,
    deal: dealOfNumber(BigInt(index) ** 7n),
  }));
  const given = new Blob([new Uint8Array(writePbn({ deals }))]);
  const told: ReadSoFar[] = [];
  const [from, to] = [dealFormatOf('pbn')!, dealFormatOf('lin')!];
  const { file, converted } = await convertInPieces(given, { from, to }, (progress) => told.push(progress));
  const written = new Uint8Array(await file.arrayBuffer());
  expect(readDeals(to, written).deals.map(({ board, deal }) => ({ board, deal }))).toEqual(deals);
  expect(converted).toMatchObject({ what: 'deals', lost: [] });
  expect(told.filter(({ read, of }) => read === of).map(({ reading }) => reading)).toEqual([1, 2]);
});
