import { setImmediate } from 'node:timers/promises';
import { Refusal } from '#platform';
import type { FilesCommand } from '../command/command.js';
import type { ConformedFile, FiguresInJson, UncomparedFile } from './comparison/conformed-file.js';
import { conformFile } from './conform-file.js';
import { EachOnce } from './each-once.js';
import { filesAt } from './files-at.js';
import { conformMovements } from './movements/movement-file.js';
import { fileText, reportOf, totalText, uncomparedText } from './report.js';

/** What a club or a federation writes in JSON: movements. */
export const MOVEMENTS: FiguresInJson = {
  named: 'movements',
  help: '  a record of movements                     rows and balance, webs, board plans, draws',
  conform: conformMovements,
};

const detailsOf = (
  help: string,
) => `Compares every value in the files with the value calculated here, and explains each difference. It recognises

${help}
  a deal file                               compared with a PBN of the same name (test.bri, test.pbn), with Law 2, and
                                            with itself after saving
  an SQD                                    with the SQK and deal list in the same folder: the hash and every deal
  rows of deals with 20 digits and par      double-dummy results: number, deal, digits, score, contracts
  published results                         pairs, individuals and teams, in all formats of replay, and more

A folder stands for every file in it. A file that occurs twice counts once. The exit code is 0 if everything matches
apart from known irregularities in published results, otherwise 1. Values that cannot be calculated count as different.

  --json                                    output as JSON`;

/** The command `conform`. @param figures what it reads in JSON */
export function conformCommandFor(figures: FiguresInJson): FilesCommand {
  return {
    worksOn: 'files',
    name: 'conform',
    usage: 'FILE_OR_FOLDER... [--json]',
    summary: 'check scoring against published examples',
    details: detailsOf(figures.help),
    arguments: [1, Number.POSITIVE_INFINITY],
    options: ['json'],
    interrupted: 'Interrupted. Files not listed above were not compared.',
    async run(paths, options, { terminal, signal }) {
      const files = await filesAt(paths);
      const asJson = options.has('json');
      const conformed: ConformedFile[] = [];
      const uncompared: UncomparedFile[] = [];
      const once = new EachOnce();
      for (const file of files) {
        // Between two files, so that Ctrl-C is heard.
        await setImmediate();
        signal.throwIfAborted();
        const one = await conformFile(file, once, figures);
        if ('why' in one) uncompared.push(one);
        else conformed.push(one);
        if (!asJson) terminal.out('why' in one ? uncomparedText(one) : fileText(one));
      }
      if (conformed.length === 0 && uncompared.every(({ fault }) => !fault)) {
        throw new Refusal(
          `Nothing to compare. No file contains ${figures.named}, double-dummy results, deals or published results.`,
        );
      }
      const report = reportOf(conformed, uncompared);
      terminal.out(asJson ? JSON.stringify(report, null, 2) : totalText(report));
      return report.total.agrees ? 0 : 1;
    },
  };
}

export const conformCommand = conformCommandFor(MOVEMENTS);
