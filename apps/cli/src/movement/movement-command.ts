import { offersFor, MovementRefused } from '#movement';
import { Refusal } from '#platform';
import { movementOfferText, movementRemarkText, type Language } from '#words';
import type { FilesCommand } from '../command.js';
import { UsageError } from '../command-line.js';
import { readLanguage } from '../language.js';
import { checkFile, isDefective, type CheckedMovement } from './check-files.js';
import { make } from './make.js';
import {
  individualData,
  individualText,
  movementData,
  movementText,
  offerText,
  remarksText,
} from './report.js';
import { readWanted, readWishes, VALUED } from './wanted.js';
import { say } from './words.js';

const DETAILS = `Prints a movement: its rows (North-South, East-West, set), its quality, copies of the boards, who sits out.

  --tables T --rounds R       the most balanced one of so many tables and rounds
  --name NAME                 of one family: mitchell, skip-mitchell, share-and-relay, blackpool, double-weave, web,
                              rover, three-quarter-howell, howell; of T teams: american-whist, new-england-relay,
                              thurner, outer-table, stagger, parallel-rows, round-robin, triple,
                              two-stanza; of players: rainbow, individual-howell. Without --rounds it is complete
  --winners 2                 each line has its winner; otherwise boards are turned in the best rounds
  --switch 7,8                boards are turned in these rounds
  --scramble                  boards are turned at each table in rounds of its own, where that is fairer
  --without N                 half a table: this pair is missing
  --barometer                 all tables play the same boards in a round
  --copies N                  so many copies of each board there are: with two, tables may play the same boards at once
  --seconds S                 how long is looked for one that is not stored (2.5)

  --pairs N                   what fits so many pairs, the best first: with --boards (about how many each plays), --minutes,
                              --winners, --copies, --stay 7,12 (pairs that stay seated), --barometer

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
  options: ['barometer', 'scramble', 'json'],
  valued: VALUED,
  interrupted: 'Interrupted.',
  async run([what, ...files], options, { values, env, terminal, signal }) {
    const language = readLanguage(values, env);
    const out = (data: unknown, text: () => string) =>
      terminal.out(options.has('json') ? JSON.stringify(data) : text());
    if (what === 'check') {
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
      const beside = ['name', 'tables', 'rounds'].find((option) => values.has(option));
      if (beside !== undefined)
        throw new UsageError(`--pairs asks what fits: leave --${beside} out, or leave --pairs out.`);
      const found = offersFor(readWishes(values, options));
      const refused = found.refusals.map(({ code, ...params }) => movementOfferText(code, params, language));
      out(found, () =>
        found.offers.length > 0
          ? found.offers.map((offer) => offerText(offer, language)).join('\n')
          : [say(language, 'no-offers'), ...refused].join('\n'),
      );
      return found.offers.length > 0 ? 0 : 1;
    }
    const wanted = readWanted(values, options);
    try {
      const made = make(wanted, { now: () => performance.now(), random: () => Math.random() });
      if (made.of === 'none-in-time')
        throw new Refusal(say(language, 'none-in-time', { seconds: String(wanted.seconds) }));
      if (made.of === 'individual') {
        const { movement } = made;
        out(individualData(movement), () => individualText(movement, language));
      } else {
        const { movement } = made;
        const needed = movement.declared?.copies ?? 1;
        if (values.has('copies') && needed > wanted.copies)
          throw new Refusal(say(language, 'copies-needed', { needed, copies: wanted.copies }));
        out(movementData(movement), () => movementText(movement, language));
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

function checkedText(checked: readonly CheckedMovement[], language: Language): string {
  return [
    ...checked.map(({ file, title, remarks }) => `${file}: ${title}: ${remarksText(remarks, language)}`),
    say(language, 'checked', {
      movements: checked.length,
      defective: checked.filter(isDefective).length,
    }),
  ].join('\n');
}
