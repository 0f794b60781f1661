import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { readResult } from '#lists';
import type { TravellerLineSeen } from '../../api/travellerDocuments.js';
import { Button } from '../../kit/Button.js';
import { Held } from '../../kit/Held.js';
import { draftsKept, keepDraft, recallDraft } from '../../parts/keptDraft.js';
import { Panel } from '../../kit/Panel.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import { deskPath } from '../../play/paths.js';
import { faultOfResult } from '../../rulings/faultOfResult.js';
import { ResultField } from '../../rulings/ResultField.js';

/** What is written of a traveller and not entered yet. */
interface Written {
  /** By table and round. */
  readonly texts: Readonly<Record<string, string>>;
  /** The journal entry up to which the traveller was seen when its first row was entered. */
  readonly seenAt: number | null;
}

const NOTHING: Written = { texts: {}, seenAt: null };

/** Where travellers are kept that are written in this tab and not entered yet. */
const placeOf = (tournament: string, session: string) => `travellers ${tournament} ${session}`;

/** Enter goes down the traveller as one writes it; in its last line it enters what is written. */
function toNextLine(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  const fields = [...event.currentTarget.querySelectorAll('input')];
  const next = fields[fields.indexOf(event.target) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** What the way to the next board says to its page: that its first line is written next. */
const WRITES = { writes: true };

function comesToWrite(): boolean {
  const said: unknown = window.history.state;
  return typeof said === 'object' && said !== null && 'writes' in said;
}

/** The lines of a paper traveller that are still open; those left empty stay so. */
export function TravellerForPrint({
  tournament,
  session,
  board,
  lines: all,
  isOpen: isLineOpen,
  at,
  next,
  nameOf,
}: {
  readonly tournament: string;
  readonly session: string;
  readonly board: number;
  readonly lines: readonly TravellerLineSeen[];
  readonly isOpen: (line: TravellerLineSeen) => boolean;
  /** The journal entry up to which they were seen. */
  readonly at: number;
  /** The board after it; undefined: it is the last. */
  readonly next: number | undefined;
  readonly nameOf: (line: TravellerLineSeen) => string;
}) {
  const { t } = useTranslation();
  const kept = { at: placeOf(tournament, session), of: String(board), where: 'tab' } as const;
  const [{ texts, seenAt }, write] = useState<Written>(() => recallDraft(kept, NOTHING) ?? NOTHING);
  const [tried, setTried] = useState(false);
  const change = (written: Written) => {
    write(written);
    keepDraft(kept, Object.values(written.texts).some((text) => text.trim() !== '') ? written : undefined);
  };
  const whole = useRef<HTMLDivElement>(null);
  /** The lines that were entered here last. */
  const [entered, setEntered] = useState<readonly string[]>([]);
  const keyOf = ({ table, round }: TravellerLineSeen) => `${table} ${round}`;
  const isWritten = (line: TravellerLineSeen) => (texts[keyOf(line)] ?? '').trim() !== '';
  // What was written here stays where somebody else has entered the line meanwhile: it is shown before it is sent.
  const lines = all.filter((line) => isLineOpen(line) || isWritten(line));
  const written = lines.filter(isWritten);
  const form = useTournamentCommand(tournament, 'result.record-traveller', () => {
    setEntered(written.map(keyOf));
    change(NOTHING);
    setTried(false);
  });
  const submit = () => {
    setTried(true);
    const read = written.flatMap((line) => {
      const text = texts[keyOf(line)] ?? '';
      const result = readResult(text);
      return result && !faultOfResult(text, board) ? [{ table: line.table, round: line.round, result }] : [];
    });
    if (read.length > 0 && read.length === written.length)
      form.submit({ session, board, lines: read, at: seenAt ?? at });
  };
  const through =
    entered.length > 0 && !lines.some((line) => entered.includes(keyOf(line))) ? entered : undefined;
  // Its fields are gone with the lines: what is typed next is no key of the room.
  useEffect(() => {
    const at = document.activeElement;
    if (through && (!at || at === document.body || at.matches(':disabled')))
      (whole.current?.querySelector<HTMLElement>('input, a') ?? whole.current)?.focus();
  }, [through]);
  useEffect(() => {
    if (comesToWrite()) whole.current?.querySelector('input')?.focus();
  }, []);
  if (lines.length === 0)
    return through ? (
      <Panel title={t('room.traveller', { board })}>
        <div ref={whole} tabIndex={-1} data-no-room-keys>
          <p>{t('room.travellerWhole')}</p>
          {next !== undefined && (
            <Link href={deskPath(tournament, session, `board/${next}`)} state={WRITES}>
              {t('room.travellerNext', { board: next })}
            </Link>
          )}
        </div>
      </Panel>
    ) : null;
  return (
    <Panel title={t('room.traveller', { board })}>
      <p className="muted">{t('room.travellerText')}</p>
      <p className="muted">{t('room.resultHint')}</p>
      <form
        className="stack gap-12"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Held pending={form.pending}>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of its fields */}
          <div ref={whole} className="grid gap-12 columns-260" onKeyDown={toNextLine}>
            {lines.map((line) => (
              <ResultField
                key={keyOf(line)}
                label={nameOf(line)}
                hinted={false}
                board={board}
                value={texts[keyOf(line)] ?? ''}
                tried={tried && written.includes(line)}
                onChange={(value) =>
                  // What was seen is what stood there when the first line was written.
                  change({ texts: { ...texts, [keyOf(line)]: value }, seenAt: seenAt ?? at })
                }
              />
            ))}
          </div>
        </Held>
        <ProblemNote problem={form.problem} />
        <div>
          <Button
            type="submit"
            variant="default"
            sends
            loading={form.pending}
            disabled={written.length === 0}
          >
            {t('room.recordTraveller', { count: written.length })}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** The other boards whose travellers are written and not entered yet. */
export function TravellersBegun({
  tournament,
  session,
  board,
}: {
  readonly tournament: string;
  readonly session: string;
  readonly board: number;
}) {
  const { t } = useTranslation();
  const begun = draftsKept({ at: placeOf(tournament, session), where: 'tab' })
    .map(Number)
    .filter((other) => other !== board)
    .toSorted((one, other) => one - other);
  if (begun.length === 0) return null;
  const [before, after] = t('room.travellersBegun', { boards: '\n' }).split('\n');
  return (
    <p className="note" data-meaning="warn">
      {before}
      {begun.map((other, index) => (
        <span key={other}>
          {index > 0 && ', '}
          <Link href={deskPath(tournament, session, `board/${other}`)}>
            {t('room.board', { board: other })}
          </Link>
        </span>
      ))}
      {after}
    </p>
  );
}
