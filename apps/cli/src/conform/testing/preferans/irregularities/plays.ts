import { recorded, undertricksWritten, type PlainCodeRectification } from '#laws';
import { countedTricks, dealRecordSchema, DENOMINATIONS, GAME_LEVELS } from '#preferans';
import { z } from 'zod';
import { explained, type Figures } from '../../../comparison/answer.js';
import type { Expected } from '../../../comparison/compare-answer.js';
import { shape } from '../../vectors/shape.js';
import { said } from '../notation/said.js';
import { BY_PLAYER, namedTable } from '../notation/table-of.js';
import { has, nameOf, ofKind, ruled, type Ruled } from './ruled.js';

const LOOKS = /^(?<offender>\S+) looks at a closed trick$/;
const TABLE = namedTable(['declarer', 'A', 'B']);
const PHRASES = {
  'actual tricks': 'whists-for-tricks-taken',
  'actual undertricks only (fn 68)': 'consolation-without-penalty',
  'open (penalty) card': 'open-card',
};

const played = {
  contract: z.literal(GAME_LEVELS),
  declarer_tricks: z.int().min(0).max(10),
};
const only = (fact: string) => z.strictObject({ fact: z.literal(fact) });

/** play_irregularity: tricks that do not count, open cards, revokes. */
export const playIrregularities = [
  shape(
    z.strictObject({ ...played, fact: z.literal('declarer looked at his discard after the first lead') }),
    ({ contract, declarer_tricks: taken }) => {
      const one = ruled('looked at the discard');
      const seat = TABLE.seatOf('declarer');
      const { counted } = countedTricks(
        dealRecordSchema.parse({
          players: TABLE.players,
          dealer: TABLE.seatOf('B'),
          played: { kind: 'contract', declarer: seat, level: contract, denomination: DENOMINATIONS[0] },
          tricks: { [seat]: taken, [TABLE.seatOf('A')]: 10 - taken },
          rectifications: recorded(one.outcome, { seat, as: 'declarer', due: contract, taken }),
        }),
        seat,
      );
      const made = taken > counted ? 'made, overtrick cancelled' : 'made';
      const isTransferred = ofKind(one, 'tricks').some(({ to }) => to === 'opponents');
      return {
        declarer_tricks_counted: explained(counted, ...one.terms),
        result: explained(counted < contract ? `down ${contract - counted}` : made, ...one.terms),
        whisters_get_penalty_trick: explained(isTransferred, ...one.terms),
      };
    },
  ),
  shape(
    z.strictObject({
      kind: z.literal('raspas'),
      fact: z.string().regex(LOOKS),
      tricks: BY_PLAYER.refine((tricks) => Object.keys(tricks).length === 3),
    }),
    ({ fact, tricks }) => {
      const one = ruled('looked at a closed trick on all-pass');
      const names = Object.keys(tricks);
      const table = namedTable(names);
      const { offender } = LOOKS.exec(fact)!.groups as Record<string, string>;
      const seat = table.seatOf(offender!);
      const record = dealRecordSchema.parse({
        players: table.players,
        dealer: table.players[0],
        played: { kind: 'all-pass' },
        tricks: Object.fromEntries(names.map((name) => [table.seatOf(name), tricks[name]])),
        rectifications: recorded(one.outcome, { seat, as: 'all-pass', due: 0, taken: tricks[offender!]! }),
      });
      const counted = names.map((name) => countedTricks(record, table.seatOf(name)).counted);
      return {
        tricks_counted: explained(
          Object.fromEntries(names.map((name, at) => [name, counted[at]])),
          ...one.terms,
        ),
        total: explained(
          counted.reduce((sum, each) => sum + each, 0),
          ...one.terms,
        ),
      };
    },
  ),
  shape(
    z.strictObject({
      ...played,
      fact: z.literal('declarer found with a wrong number of cards during play'),
    }),
    ({ contract, declarer_tricks: taken }, expected) => {
      const one = ruled('wrong count of declarer in play');
      const [remise] = ofKind(one, 'undertricks');
      const undertricks = remise && undertricksWritten(remise, { due: contract, taken });
      return {
        declarer_recorded_tricks: explained(
          undertricks === undefined ? undefined : contract - undertricks,
          ...one.terms,
        ),
        undertricks: explained(undertricks, ...one.terms),
        whists: followsAs(one, expected['whists'], 'whists-for-tricks-taken'),
        consolation: followsAs(one, expected['consolation'], 'consolation-without-penalty'),
      };
    },
  ),
  shape(only('whister has a wrong number of cards'), () => {
    const one = ruled('wrong count of a whister in play');
    const [remise] = ofKind(one, 'undertricks');
    const written = remise && undertricksWritten(remise, { due: 0, taken: 0 });
    return { penalty: explained({ to: remise?.of, remise_on_whist_tricks: written }, ...one.terms) };
  }),
  shape(only('revoke corrected in the same trick'), (_input, expected) => {
    const one = ruled('revoke corrected in its trick');
    const lost = ofKind(one, 'tricks').reduce((sum, { change }) => sum + Math.abs(change), 0);
    return {
      card: followsAs(one, expected['card'], 'open-card'),
      trick_penalty: explained(lost, ...one.terms),
    };
  }),
  shape(only('revoke claimed after cards are mixed and the score is written'), () => {
    const one = ruled('revoke claimed after the score');
    return { accepted: explained(!has(one, 'claim-refused'), ...one.terms) };
  }),
  shape(only('revoke or lead out of turn at the last trick'), () => {
    const both = [ruled('revoke at the last trick'), ruled('lead out of turn at the last trick')];
    const penalties = both
      .flatMap(({ outcome }) => outcome.rectifications)
      .filter(({ kind }) => kind !== 'no-penalty');
    return {
      penalty: explained(
        penalties.length === 0 ? null : penalties.map(nameOf).join(', '),
        ...both.flatMap(({ terms }) => terms),
      ),
    };
  }),
];

/** The text that is expected, where something follows that it means. */
function followsAs(one: Ruled, expected: Expected | undefined, kind: PlainCodeRectification): Figures {
  return said(expected, PHRASES, has(one, kind) ? kind : 'nothing', ...one.terms);
}
