import { asMovement, MOST_TABLES, MovementRefused, offersFor, offersForTeams } from '#movement';
import { Refusal } from '#platform';
import { movementName, movementOfferText, movementRemarkText, type Language } from '#words';
import type { FilesCommand } from '../command/command.js';
import { UsageError } from '../command/command-line.js';
import { readLanguage } from '../command/language.js';
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

const DETAILS = `Prints a movement: its rows (North–South, East–West, board set), balance, copies of boards, shared boards, sit-outs and
relays.

Make a movement
  --tables T --rounds R       most balanced movement for T tables and R rounds
  --name NAME                 movement family; complete unless you set --rounds
                              pairs: mitchell, skip-mitchell, share-and-relay, blackpool, double-weave, web, rover,
                              three-quarter-howell, howell
                              other names: appendix, bowman (a web), bump (a rover), hesitation, double-hesitation
                              (a three-quarter Howell with one or two rounds more than tables)
                              teams: american-whist, new-england-relay, thurner, outer-table, stagger, parallel-rows,
                              round-robin, triple, two-stanza
                              individuals: rainbow, individual-howell
  --teams N, --players N      number of teams or players, instead of --tables; one may have a bye
  --winners 2                 rank each direction separately; otherwise arrow-switch in the best rounds
  --switch 7,8                arrow-switch in these rounds; none: no arrow-switch
  --scramble                  arrow-switch in different rounds at each table, if that is fairer
  --without N                 half a table: pair N is missing
  --barometer                 all tables play the same boards in each round
  --copies N                  copies of each board; with 2, tables can play the same boards at once
  --seconds S                 how long to search for a movement that is not stored (default: 1.2)

See what fits
  --pairs N                   movements for N pairs, usual ones first; add --boards (boards for each pair), --minutes,
                              --winners, --copies, --stay 7,12 (stationary pairs) or --barometer. Boards and minutes may
                              differ by an eighth; others come last, with a warning
  --teams N                   without --name: movements for N teams; add --boards, --minutes or --copies

Check movements
  check FILE...               check all movements in the files: JSON with rows[table][round] = [ns, ew, set], for
                              individuals [n, s, e, w, set], or the text format of British scoring programs. Shared
                              boards and sit-outs are listed too. The exit code is 1 if a movement has a defect

  --language en|pl|ru         language (default: from the environment)
  --json                      output as JSON`;

export const movementCommand: FilesCommand = {
  worksOn: 'files',
  name: 'movement',
  usage: '[OPTIONS] | check FILE...',
  summary: 'make a movement, see what fits, or check movement files',
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
      if (files.length === 0) throw new UsageError('Name the files to check: tirage movement check FILE...');
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
    if (what !== undefined) throw new UsageError(`Unexpected argument ${what}. See tirage movement --help.`);
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
