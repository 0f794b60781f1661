import { z } from 'zod';
import { accept, defineCommand, reject } from '../command.js';
import { disputedPlan } from '../games/games.js';
import { notRunning } from '../session/guards.js';
import { freeText } from '../texts.js';
import { lineNumber, sheetEvents as happened, sheetPlace } from './events.js';
import { boardOfLine, ofBoard } from './recording.js';
import { judgedLine, sheetAt, usesOfSheet } from './sheet.js';

export const ruleOnPlans = defineCommand({
  name: 'sheet.rule-on-plans',
  summary:
    'Rule, before play, where the defenders do not agree on a plan: what comes of each plan, who dissents; a lot that anybody draws again gives declarer one of the two (Preferans Code 3.8.5.1b)',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({
    ...sheetPlace,
    line: lineNumber,
    board: boardOfLine,
    plans: disputedPlan.omit({ seed: true }),
    reason: freeText,
  }),
  unhashed: ['reason'],
  uses: usesOfSheet,
  decide({ line, board, plans, reason, ...place }, { tournament, session, sheet }, context) {
    const at = sheetAt(session, place);
    const refused = notRunning(tournament, session) ?? ('accepted' in at ? at : undefined);
    if (refused || 'accepted' in at) return refused!;
    if (sheet.status === 'agreed') return reject({ code: 'sheet.agreed', round: place.round });
    const next = sheet.lines.length + 1;
    if (line !== next) return reject({ code: 'sheet.line-not-next', line, next });
    const what = { kind: 'ruling' as const, ruling: { ...plans, seed: context.seed() } };
    const judged = judgedLine({ line, board, what }, sheet, at);
    if ('accepted' in judged) return judged;
    const flags = [...judged.flags];
    const note = context.note(reason);
    const event = {
      ...place,
      line,
      ...ofBoard(board),
      seated: at.seated,
      what,
      flags,
      reason: note.reference,
    };
    return accept(
      { sheet: [happened.lineWritten(event)] },
      { notes: [note], answer: { entry: sheet.entry + 1, flags } },
    );
  },
});
