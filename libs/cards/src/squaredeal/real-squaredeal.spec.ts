import { existsSync, readFileSync } from 'node:fs';
import { formatDeal, parseDeal } from '../deal/deal-text.js';
import { describeShared } from '../testing/shared-folder.js';
import { compareDeals } from './compare-deals.js';
import { fileOfSession } from './description.js';
import { readSquareDeal } from './read-description.js';
import { squareDeals } from './session-deals.js';
import { hashOfSessionKeys, readSessionKeys, writeSessionKeys } from './session-keys.js';

describeShared('a world championship', 'conformance/squaredeal/', existsSync, (folder) => {
  const bytes = (name: string) => new Uint8Array(readFileSync(new URL(name, folder)));
  const description = readSquareDeal(bytes('WBG2024.sqd'));
  const keys = readSessionKeys(bytes('WBG2024.sqk'), description);
  const played = readFileSync(new URL('WBG2024.allpbn.actual', folder), 'latin1').trim().split('\n');

  it('has the keys that were promised', () => {
    expect(keys.size).toBe(90);
    expect(hashOfSessionKeys(bytes('WBG2024.sqk'))).toBe(description.keyHash);
    expect(writeSessionKeys(keys)).toEqual(bytes('WBG2024.sqk'));
  });
  it('was dealt by SquareDeal, all 1,186 deals', () => {
    // The list has the sessions in the order of their files' names.
    const sessions = description.phases
      .flatMap((phase, index) =>
        Array.from({ length: Number(phase.sessions) }, (_, at) => {
          const session = { phase: index + 1, session: at + 1, set: 'original' as const };
          return { session, file: fileOfSession(phase, session) };
        }),
      )
      .toSorted((one, other) => (one.file < other.file ? -1 : 1));
    const dealt = sessions.flatMap(({ session }) => squareDeals(description, keys, session));
    expect(dealt).toHaveLength(1_186);
    expect(dealt.map(({ deal }) => formatDeal(deal).slice(2))).toEqual(played);
  });
  it('is told from a list in which one card has changed hands', () => {
    const found = played.map((text) => ({ deal: parseDeal(`N:${text}`) }));
    const { deal } = found[700]!;
    const altered = { ...deal, S: deal.S.with(2, deal.W[3]!), W: deal.W.with(3, deal.S[2]!) };
    const { differences, sessions } = compareDeals(description, keys, found.with(700, { deal: altered }));
    expect(differences).toMatchObject([{ kind: 'altered', place: 701, phase: 5, session: 3, board: 11 }]);
    expect(sessions).toHaveLength(90);
  });
});
