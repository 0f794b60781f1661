import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGES = join(import.meta.dirname, '..');
const SENDS =
  /useTournamentCommand\(|useSubmission\(|usePairCommand\(|useCommandForm\(|useFormOf[<(]|useShortRuling\(/;
const TYPED = /<(TextInput|TextArea|NumberField|ReasonField|FileField|Select|Choice|Tick|[A-Z]\w*Fields)\b/;
/** What holds fields while they are sent. */
const HOLDS = /<(Form|FormCard|Dialog|FormDialog|RulingDialog|Held)\b/;
/** Each choice is sent as it is made, or is disabled while it is, or what is typed meanwhile stays: nothing is lost. */
const SENT_AT_ONCE = [
  'administration/BackupsPart.tsx',
  'session/desk/CallsByItself.tsx',
  'session/desk/TableCare.tsx',
  'session/entries/PlayerField.tsx',
  'session/set-up/ChooseBoardSet.tsx',
  'session/set-up/SeatsPanel.tsx',
  'session/teams/TeamsPanel.tsx',
  'tournament/finish/MailPanel.tsx',
];
/** What is chosen is what is looked at, or goes into what is made next: it stays chosen. */
const STAYS_CHOSEN = [
  'import/ConvertDeals.tsx',
  'import/ConvertResults.tsx',
  'rulings/RulingsPublication.tsx',
  'session/SessionsTab.tsx',
  'session/desk/ClockBar.tsx',
  'session/desk/TablePart.tsx',
  'tournament/Invite.tsx',
];

describe('forms', () => {
  it('hold what is typed in them while it is being sent', () => {
    const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.tsx'),
    );
    const textOf = (file: string) => readFileSync(join(PAGES, file), 'utf8');
    const forms = files.filter((file) => SENDS.test(textOf(file)) && TYPED.test(textOf(file)));
    expect(forms.length).toBeGreaterThan(40);
    const free = forms.filter((file) => !HOLDS.test(textOf(file)));
    expect(free.toSorted()).toEqual([...SENT_AT_ONCE, ...STAYS_CHOSEN].toSorted());
  });
});
