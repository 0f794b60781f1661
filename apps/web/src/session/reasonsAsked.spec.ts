import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { USUAL_OF, USUAL_REASONS } from '../form/usualReasons.js';
import { REASONS } from '../../../../libs/tournament/src/testing/reasons.js';

const PAGES = 'apps/web/src';
/** A command that is asked about first, and whether its dialog asks for a reason. */
const ASKED = /<Ask(?:Command|edButton)\b[\s\S]*?\/>/g;

/** What has its reason in its own place alone: nothing is usual there. */
const UNUSUAL = [
  'result.accept-correction',
  'ruling.amend',
  'ruling.decide-appeal',
  'ruling.give',
  'sheet.write-line',
  'tournament.archive',
  'tournament.take-keys',
];

function dialogs(): readonly (readonly [string, string | undefined])[] {
  const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => readFileSync(join(PAGES, file), 'utf8').match(ASKED) ?? [])
    .flatMap((dialog) => {
      const [, command] = /command="([\w.-]+)"/.exec(dialog) ?? [];
      const [, reason] = /reason=(?:"(\w+)"|\{)/.exec(dialog) ?? [];
      const says = /reason=\{/.test(dialog) ? 'by-state' : reason;
      return command === undefined ? [] : [[command, says] as const];
    });
}

describe('dialogs that ask for a reason', () => {
  it('ask as the rule of their command has it', () => {
    const asking = dialogs().filter(([, reason]) => reason !== undefined);
    expect(asking.length).toBeGreaterThan(30);
    const ruleOf = (command: string) => REASONS[command]!.asked;
    // Where it goes by what has happened, the place of the dialog may tell.
    const fixed = asking.filter(([command]) => ruleOf(command) !== 'by-state');
    expect(fixed).toEqual(fixed.map(([command]) => [command, ruleOf(command)]));
  });

  it('offer what is usual, of every command that takes a reason but a few', () => {
    const without = Object.keys(REASONS).filter((command) => !(command in USUAL_OF));
    expect(without.toSorted()).toEqual(UNUSUAL);
    // A wrong board is no wrong score: what went wrong is how they sat down.
    expect(USUAL_REASONS[USUAL_OF['result.record-irregular']!]).toEqual([
      'took-other-board',
      'sat-wrongly',
      'turned',
    ]);
    for (const command of Object.keys(USUAL_OF)) expect(Object.keys(REASONS)).toContain(command);
    for (const reasons of Object.values(USUAL_REASONS)) expect(reasons.length).toBeGreaterThan(1);
  });
});
