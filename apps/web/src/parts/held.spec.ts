import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGES = join(import.meta.dirname, '..');
const SENDS = /useTournamentCommand\(|useSubmission\(/;
const TYPED = /<(TextInput|Textarea|NumberField|ReasonField)\b/;
/** What holds fields while they are sent. */
const HOLDS = /<(Form|Dialog|Held)\b/;
/** The fields stand in the dialogs of others. */
const IN_DIALOGS = ['session/room/ShortRuling.tsx'];

describe('forms', () => {
  it('hold what is typed in them while it is being sent', () => {
    const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.tsx'),
    );
    const textOf = (file: string) => readFileSync(join(PAGES, file), 'utf8');
    const forms = files.filter((file) => SENDS.test(textOf(file)) && TYPED.test(textOf(file)));
    expect(forms.length).toBeGreaterThan(40);
    expect(forms.filter((file) => !HOLDS.test(textOf(file)))).toEqual(IN_DIALOGS);
  });
});
