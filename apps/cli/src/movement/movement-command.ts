import { asMovement, MOST_TABLES, MovementRefused, offersFor, offersForTeams } from '#movement';
import { Refusal } from '#platform';
import { movementName, movementOfferText, movementRemarkText, type Language } from '#words';
import type { FilesCommand } from '../command.js';
import { UsageError } from '../command-line.js';
import { readLanguage } from '../language.js';
import { checkFile, isDefective, type CheckedMovement } from './check-files.js';
import { copiesNeeded, make, withFewerCopies, type Made } from './make.js';
import {
  individualData,
  individualText,
  movementData,
  movementText,
  offerText,
  remarksText,
  teamOfferText,
} from './report.js';
import {
  readTeamWishes,
  readWanted,
  readWishes,
  refuseStray,
  UNVALUED,
  VALUED,
  type Wanted,
} from './wanted.js';
import { say } from './words.js';

const DETAILS = `Prints a movement: its rows (North-South, East-West, set), its quality, copies of the boards, shares, who
sits out, relays.

  --tables T --rounds R       the most balanced one of so many tables and rounds
  --name NAME                 of one family: mitchell, skip-mitchell, share-and-relay, blackpool, double-weave, web,
                              rover, three-quarter-howell, howell; of T teams: american-whist, new-england-relay,
                              thurner, outer-table, stagger, parallel-rows, round-robin, triple,
                              two-stanza; of players: rainbow, individual-howell. Without --rounds it is complete;
                              also appendix, bowman (a web), bump (a rover), hesitation, double-hesitation (a
                              three-quarter Howell with a round or two more than tables)
  --teams N, --players N      instead of --tables: of so many teams or players, where one may have a bye
  --winners 2                 each line has its winner; otherwise boards are turned in the best rounds
  --switch 7,8                boards are turned in these rounds; none: in no round
  --scramble                  boards are turned at each table in rounds of its own, where that is fairer
  --without N                 half a table: this pair is missing
  --barometer                 all tables play the same boards in a round
  --copies N                  so many copies of each board there are: with two, tables may play the same boards at once
  --seconds S                 how long is looked for one that is not stored (1.2)

  --pairs N                   what fits so many pairs, the usual first: with --boards (about how many each plays),
                              --minutes, --winners, --copies, --stay 7,12 (pairs that stay seated), --barometer. Boards
                              and minutes fit within an eighth; what does not fit comes last, with a warning
  --teams N                   without --name: what fits so many teams, with --boards, --minutes, --copies

  check FILE...               every movement in files: JSON with rows[table][round] = [ns, ew, set], of an individual
                              [n, s, e, w, set], or the text format of British scoring programs. It ends with 1 when one
                              has a defect; shared boards and sit-outs are told, too

  --language en|pl|ru         else that of the environment
  --json                      as data`;

export const movementCommand: FilesCommand = {
  worksOn: 'files',
  name: 'movement',
  usage: '[OPTIONS] | check FILE...',
  summary: 'make a movement, say what fits, or check movements in files: tirage movement --help',
  details: DETAILS,
  arguments: [0, Number.POSITIVE_INFINITY],
  options: UNVALUED,
  valued: VALUED,
  interrupted: 'Interrupted.',
  async run([what, ...files], options, { values, env, terminal, signal }) {
    const language = readLanguage(values, env);
    const out = (data: unknown, text: () => string) =>
      terminal.out(options.has('json') ? JSON.stringify(data) : text());
    if (what === 'check') {
      refuseStray('check FILE', values, options);
      if (files.length === 0) throw new UsageError('Say which files to check: tirage movement check FILE...');
      const checked: CheckedMovement[] = [];
      for (const file of files) {
        signal.throwIfAborted();
        checked.push(...(await checkFile(file)));
      }
      out({ movements: checked, defective: checked.filter(isDefective).length }, () =>
        checkedText(checked, language),
      );
      return checked.some(isDefective) ? 1 : 0;
    }
    if (what !== undefined)
      throw new UsageError(`${what} is too much: tirage movement --help says how it is used.`);
    if (values.has('pairs')) {
      refuseStray('--pairs', values, options);
      const found = offersFor(readWishes(values, options));
      const refused = found.refusals.map(({ code, ...params }) => movementOfferText(code, params, language));
      out(found, () =>
        found.offers.length > 0
          ? found.offers.map((offer) => offerText(offer, language)).join('\n')
          : [say(language, 'no-offers'), ...refused].join('\n'),
      );
      return found.offers.length > 0 ? 0 : 1;
    }
    if (values.has('teams') && !values.has('name')) {
      refuseStray('--teams without --name', values, options);
      const wishes = readTeamWishes(values);
      const offers = offersForTeams(wishes);
      out({ offers }, () =>
        offers.length > 0
          ? offers.map((offer) => teamOfferText(offer, language)).join('\n')
          : [
              say(language, 'no-offers'),
              movementOfferText(
                'offer.teams',
                { teams: wishes.teams, least: 2, most: MOST_TABLES },
                language,
              ),
            ].join('\n'),
      );
      return offers.length > 0 ? 0 : 1;
    }
    refuseStray('a movement', values, options);
    const wanted = readWanted(values, options);
    const { copies } = wanted;
    try {
      const made = make(wanted, { now: () => performance.now(), random: () => Math.random() });
      if (made.of === 'none-in-time')
        throw new Refusal(say(language, 'none-in-time', { seconds: String(made.seconds) }));
      refuseSharing(made, wanted, language);
      if (made.of === 'individual') {
        const { movement } = made;
        out(individualData(movement, copies), () => individualText(movement, language, copies));
      } else {
        const { movement } = made;
        out(movementData(movement, copies), () => movementText(movement, language, copies));
      }
      return 0;
    } catch (error) {
      if (!(error instanceof MovementRefused)) throw error;
      const { code, ...params } = error.refusal;
      throw new Refusal(
        code === 'movement.phantom-unknown'
          ? movementRemarkText(code, { contestant: error.refusal.phantom }, language)
          : movementRemarkText(code, params, language),
        { cause: error },
      );
    }
  },
};

/** Who says how many copies there are allows no table to wait for another one's boards. */
function refuseSharing(made: Made, wanted: Wanted, language: Language): void {
  const { copies } = wanted;
  if (made.of === 'none-in-time' || copies === undefined) return;
  const needed = copiesNeeded(made.of === 'individual' ? asMovement(made.movement) : made.movement);
  if (needed <= copies) return;
  const other =
    made.of === 'pairs' && wanted.of === 'pairs' ? withFewerCopies(made.movement, wanted, copies) : undefined;
  throw new Refusal(
    say(language, 'copies-needed', {
      needed,
      copies,
      ...(other && { other: movementName(other.name, language), rounds: other.rounds }),
    }),
  );
}

function checkedText(checked: readonly CheckedMovement[], language: Language): string {
  return [
    ...checked.map(({ file, title, remarks }) => `${file}: ${title}: ${remarksText(remarks, language)}`),
    say(language, 'checked', {
      movements: checked.length,
      defective: checked.filter(isDefective).length,
    }),
  ].join('\n');
}
