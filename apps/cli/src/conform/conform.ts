import { setImmediate } from 'node:timers/promises';
import { Refusal } from '#platform';
import type { FilesCommand } from '../command.js';
import type { ConformedFile, UncomparedFile } from './conformed-file.js';
import { conformFile } from './conform-file.js';
import { EachOnce } from './each-once.js';
import { filesAt } from './files-at.js';
import { fileText, reportOf, totalText, uncomparedText } from './report.js';

const DETAILS = `Compares every figure of files with what it is here, and explains each that differs. What a file is, it tells itself:

  a list of {id, area, input, expected}     worked examples, each run by its area
  a record of tables                        contract scores, IMPs, victory points
  a record with {id, kind, rule, ...}       examples of preferans, each run by its kind
  a record of movements                     row by row, with their quality; webs, board plans, draws
  a file of deals                           against the PBN beside it (test.bri, test.pbn), Law 2, and itself written again
  an SQD                                    with the SQK and the list of deals beside it: the hash, and every deal
  lines of deals with 20 digits and par     double-dummy results: number, deal, digits, score, contracts
  published results                         of pairs, individuals and teams, in every format that replay reads, and more

A folder means every file in it; a file that is named or lies there twice counts once. It ends with 0 when all agree but known irregularities of what was published, else with 1:
what cannot be run counts as different.

  --json                                    the counts and the differences as data`;

export const conformCommand: FilesCommand = {
  worksOn: 'files',
  name: 'conform',
  usage: 'FILE_OR_FOLDER... [--json]',
  summary: 'compare every figure of worked examples and of published results with what it is here',
  details: DETAILS,
  arguments: [1, Number.POSITIVE_INFINITY],
  options: ['json'],
  interrupted: 'Interrupted: the files that are not named above were not compared.',
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
      const one = await conformFile(file, once);
      if ('why' in one) uncompared.push(one);
      else conformed.push(one);
      if (!asJson) terminal.out('why' in one ? uncomparedText(one) : fileText(one));
    }
    if (conformed.length === 0 && uncompared.every(({ fault }) => !fault)) {
      throw new Refusal(
        'There is nothing to compare: no file holds vectors, tables, movements, double-dummy results, deals or published results.',
      );
    }
    const report = reportOf(conformed, uncompared);
    terminal.out(asJson ? JSON.stringify(report, null, 2) : totalText(report));
    return report.total.agrees ? 0 : 1;
  },
};
