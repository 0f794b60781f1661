import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardOfSet, BoardSetSeen, CopiesCompared, CopySeen } from '../../api/boardSets.js';
import { numbersText } from '../../messages/fieldText.js';
import { Button } from '../../kit/Button.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { useTimes } from '../../parts/useTimes.js';
import { gameOfDeals } from '../../play/dealParts.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import classes from './BoardSets.module.css';
import { CheckCopiesDialog } from './CheckCopiesDialog.js';
import { RecordCopiesDialog } from './RecordCopiesDialog.js';

/** The copies of a set's boards: how many are needed, who made which, and whether each is the same as the original. */
export function CopiesOfSet({
  tournament,
  of: { set, description, boards, planning },
  open,
}: {
  readonly tournament: string;
  readonly of: BoardSetSeen;
  readonly open: boolean;
}) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<'record' | 'check'>();
  const [compared, setCompared] = useState<CopiesCompared>();
  const plan = useTournamentCommand(tournament, 'deal-set.request-duplication', () => undefined);
  const dealt = boards.filter(({ status }) => status === 'dealt' || status === 'revealed');
  if (dealt.length === 0) return null;
  const most = Math.max(1, ...dealt.map(copiesOf));
  const copies = dealt.flatMap((board) => board.copies);
  const wrong = copies.filter(({ check }) => check?.equal === false).length;
  const next = Array.from({ length: most }, (_, index) => index + 1).find((copy) =>
    dealt.some((board) => !madeOf(board, copy)),
  );
  const numbers = (equal: boolean) =>
    numbersText((compared?.boards ?? []).filter((one) => one.equal === equal).map(({ board }) => board));
  return (
    <details>
      <summary>
        {t('sets.copies')}:{' '}
        {t('sets.progress', {
          made: copies.filter(({ made }) => made !== null).length,
          needed: dealt.reduce((sum, { needed }) => sum + (needed ?? 1), 0),
          checked: copies.filter(({ check }) => check !== null).length,
          wrong,
        })}
      </summary>
      <div className="stack pad-top-8">
        <p className="muted">{t('sets.copiesText')}</p>
        {wrong > 0 && <p>{t('sets.fouled')}</p>}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keys */}
        <div className="scrolls-x" tabIndex={0}>
          <table className={`ruled ${classes.copies}`}>
            <thead>
              <tr>
                <th scope="col">{t('sets.board')}</th>
                <th scope="col">{t('sets.needed')}</th>
                {Array.from({ length: most }, (_, index) => (
                  <th key={index} scope="col">
                    {t('sets.copyOf', { copy: index + 1 })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {dealt.map((board) => (
                <tr key={board.board}>
                  <th scope="row">{board.board}</th>
                  <td>{board.needed ?? '–'}</td>
                  {Array.from({ length: most }, (_, index) => (
                    <td key={index}>
                      <StateOfCopy of={board.copies.find(({ copy }) => copy === index + 1)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {compared && (
          <output>
            {t('sets.checked', { same: numbers(true) || '–', different: numbers(false) || '–' })}
          </output>
        )}
        <ProblemNote problem={plan.problem} />
        {open && (
          <div className="row">
            <Button variant="default" loading={plan.pending || planning} onClick={() => plan.submit({ set })}>
              {t(planning ? 'sets.planning' : 'sets.plan')}
            </Button>
            <Button variant="default" onClick={() => setAsked('record')}>
              {t('sets.record')}
            </Button>
            <Button variant="default" onClick={() => setAsked('check')}>
              {t('sets.check')}
            </Button>
          </div>
        )}
        {asked === 'record' && (
          <RecordCopiesDialog
            tournament={tournament}
            set={set}
            boards={dealt.map(({ board }) => board)}
            copy={next ?? most + 1}
            onClose={() => setAsked(undefined)}
          />
        )}
        {asked === 'check' && (
          <CheckCopiesDialog
            firstBoard={dealt[0]?.board ?? 1}
            tournament={tournament}
            set={set}
            game={gameOfDeals(description)}
            onCompared={setCompared}
            onClose={() => setAsked(undefined)}
          />
        )}
      </div>
    </details>
  );
}

function copiesOf({ needed, copies }: BoardOfSet): number {
  return Math.max(needed ?? 1, ...copies.map(({ copy }) => copy));
}

function madeOf({ copies }: BoardOfSet, copy: number): boolean {
  return copies.some((one) => one.copy === copy && one.made !== null);
}

function StateOfCopy({ of }: { readonly of: CopySeen | undefined }) {
  const { t } = useTranslation();
  const { dayAndClock } = useTimes();
  if (!of) return <span className="muted">{t('sets.notMade')}</span>;
  const { made, check } = of;
  const word = check === null ? 'sets.unchecked' : check.equal ? 'sets.same' : 'sets.different';
  const by = ({ name, time }: { readonly name: string | null; readonly time: number }) => (
    <small>
      {name ?? '?'}, {dayAndClock(time)}
    </small>
  );
  return (
    <span data-different={check?.equal === false || undefined}>
      {made && (
        <span>
          {t(`sets.how.${made.how}`)} {by(made)}
        </span>
      )}
      <span>
        {t(word)}
        {check && (
          <>
            {' '}
            ({t(`sets.checking.${check.how}`)}) {by(check)}
          </>
        )}
      </span>
    </span>
  );
}
