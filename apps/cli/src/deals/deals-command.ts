import { checkDeals, isAmiss, type CheckedBoard } from '#cards';
import { filled, type Language } from '#words';
import type { FilesCommand } from '../command/command.js';
import { UsageError } from '../command/command-line.js';
import { readLanguage } from '../command/language.js';
import { readDeals } from './read-deals.js';
import { DEAL_WORDS } from './words.js';

const DETAILS = `Checks each released deal of a deal set: does it follow from the fingerprint published before play? The data is on the
tournament’s page “Check the deals”.

  FILE                        a file with the data, or the address of the page or of its data
  --language en|pl|ru         language (default: from the environment)

The exit code is 1 if a deal does not follow from the published fingerprint. It is also 1 if a fingerprint does not
match its data.`;

export const dealsCommand: FilesCommand = {
  worksOn: 'files',
  name: 'deals',
  usage: 'verify FILE|ADDRESS',
  summary: 'check that released deals match the fingerprint published before play',
  details: DETAILS,
  arguments: [2, 2],
  options: [],
  valued: ['language'],
  interrupted: 'Interrupted. Nothing was compared.',
  async run([what, from], _options, { env, values, terminal, signal }) {
    if (what !== 'verify') throw new UsageError(`Unknown command ${what}. Usage: tirage deals verify FILE`);
    const language = readLanguage(values, env);
    const words = DEAL_WORDS[language];
    const deals = await readDeals(from!, signal);
    const checked = checkDeals(deals);
    checked.commitments.forEach(({ number, hash }, index) =>
      terminal.out(filled(words[`hash.${hash}`], { number, hash: deals.commitments[index]!.hash ?? '' })),
    );
    for (const board of checked.boards) terminal.out(boardText(board, language));
    const count = (verdict: CheckedBoard['verdict']) =>
      checked.boards.filter((board) => board.verdict === verdict).length;
    const [same, different] = [count('same'), count('different')];
    const amiss = isAmiss(checked);
    const conclusion = amiss ? 'amiss' : same > 0 ? 'all-same' : 'nothing';
    terminal.out(filled(words[conclusion], { same, different }));
    return amiss ? 1 : 0;
  },
};

function boardText(board: CheckedBoard, language: Language): string {
  const words = DEAL_WORDS[language];
  const verdict =
    board.verdict === 'different' ? words[`why.${board.why}`] : words[`verdict.${board.verdict}`];
  const said = filled(words.board, { board: board.board, verdict });
  if (board.verdict !== 'same') return said;
  const { request, passedOver } = board;
  return [
    said,
    request > 1 ? filled(words.request, { request }) : '',
    passedOver > 0 ? filled(words['passed-over'], { count: passedOver }) : '',
  ].join('');
}
