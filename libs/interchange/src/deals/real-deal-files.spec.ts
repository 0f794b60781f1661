import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dealerOf, formatDeal, vulnerabilityOf } from '#cards';
import { describeShared } from '../../../cards/src/testing/shared-folder.js';
import { dealerIn, vulnerableIn } from './deal-file.js';
import { DEAL_FORMATS, dealFormatOf, readDeals } from './deal-formats.js';
import { pbn } from './pbn.js';
import { UnreadableDeals } from '../faults/unreadable.js';

const bytesIn = (file: URL) => new Uint8Array(readFileSync(file));

describeShared('the same deals in every format', 'conformance/deal-formats/', existsSync, (folder) => {
  const sixteen = pbn.read(bytesIn(new URL('test.pbn', folder))).deals;
  const told = (name: string) => readDeals(dealFormatOf(name)!, bytesIn(new URL(name, folder))).deals;

  it('are sixteen, with their double-dummy tables', () => {
    expect(sixteen.map(({ board }) => board)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
    expect(sixteen[0]!.doubleDummy).toBe('63456634567a9867a986');
    expect(sixteen.every(({ doubleDummy }) => doubleDummy !== undefined)).toBe(true);
  });
  it.each(DEAL_FORMATS.map(({ extension }) => `test.${extension}`))('are the same in %s', (name) => {
    const seen = (deals: typeof sixteen) =>
      deals.map((one) => [one.board, formatDeal(one.deal), dealerIn(one), vulnerableIn(one)]);
    expect(seen(told(name))).toEqual(seen(sixteen));
  });
  it('have the same tables as a Polish program writes them', () =>
    expect(told('test-jfr.pbn')).toEqual(sixteen));
  it.each(['bri', 'dge', 'dup', 'ber', 'bhg', 'cds', 'rzd', 'csv'])(
    'are written in %s byte by byte as they are there',
    (extension) => {
      const bytes = dealFormatOf(extension)!.write({ deals: sixteen });
      expect(bytes).toEqual(bytesIn(new URL(`test.${extension}`, folder)));
    },
  );
  it('are written in DLM as they are there, but for who wrote them', () => {
    const lines = (bytes: Uint8Array) =>
      new TextDecoder()
        .decode(bytes)
        .split('\r\n')
        .filter((line) => !line.startsWith('Headline='));
    expect(lines(dealFormatOf('dlm')!.write({ deals: sixteen }))).toEqual(
      lines(bytesIn(new URL('test.dlm', folder))),
    );
  });
  // BRI is left out: its West has whatever cards the others do not.
  it('are told as corrupt with any one sign of their cards changed', () => {
    for (const extension of ['ber', 'bhg', 'dlm', 'dup']) {
      const bytes = bytesIn(new URL(`test.${extension}`, folder));
      const start = extension === 'dlm' ? new TextDecoder().decode(bytes).indexOf('Board 01=') + 9 : 2;
      for (let at = start; at < start + 24; at++) {
        const altered = Uint8Array.from(bytes);
        altered[at] = bytes[at] === 0x31 ? 0x32 : bytes[at]! ^ 1;
        expect(() => readDeals(dealFormatOf(extension)!, altered)).toThrow(UnreadableDeals);
      }
    }
  });
});

describeShared('PBN and LIN of several programs', 'conformance/pbn/', existsSync, (folder) => {
  const files = readdirSync(folder).filter((file) => /\.(pbn|lin)$/.test(file));
  it.each(files)(
    '%s has boards with the dealer and vulnerability of Law 2, which go through PBN unchanged',
    (file) => {
      const read = readDeals(dealFormatOf(file)!, bytesIn(new URL(file, folder)));
      expect(read.deals.length).toBeGreaterThan(0);
      for (const one of read.deals) {
        expect([one.board, one.dealer]).toEqual([one.board, dealerOf(one.board)]);
        expect([one.board, one.vulnerable]).toEqual([one.board, vulnerabilityOf(one.board)]);
      }
      expect(pbn.read(pbn.write(read))).toEqual(read);
    },
  );
  it('example1 is the same board in both rooms, and another six in LIN', () => {
    expect(pbn.read(bytesIn(new URL('example1.pbn', folder))).deals).toHaveLength(1);
  });
});
