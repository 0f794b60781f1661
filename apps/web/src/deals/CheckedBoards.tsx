import { useTranslation } from 'react-i18next';
import type { CheckedBoard } from '#cards';
import { numbersText } from '../messages/fieldText.js';
import { Panel } from '../kit/Panel.js';
import { Pill, type Meaning } from '../kit/Pill.js';
import classes from './Deals.module.css';

const MEANING: Readonly<Record<CheckedBoard['verdict'], Meaning>> = {
  same: 'good',
  different: 'bad',
  'not-promised': 'plain',
  'dealt-anew': 'warn',
  'at-table': 'plain',
  'not-open': 'plain',
  'keys-not-open': 'plain',
};
const SIGN: Readonly<Record<CheckedBoard['verdict'], string>> = {
  same: '✓',
  different: '✗',
  'not-promised': '–',
  'dealt-anew': '?',
  'at-table': '–',
  'not-open': '…',
  'keys-not-open': '…',
};

/** Board by board whether this browser derives the deal that was played, the answer in short first. */
export function CheckedBoards({ boards }: { readonly boards: readonly CheckedBoard[] }) {
  const { t } = useTranslation();
  const numbersOf = (verdict: CheckedBoard['verdict']) =>
    boards.filter((one) => one.verdict === verdict).map(({ board }) => board);
  const [same, different] = [numbersOf('same'), numbersOf('different')];
  const promised = boards.some(({ verdict }) => verdict !== 'not-promised' && verdict !== 'at-table');
  const open = boards.some(({ verdict }) => verdict !== 'not-open' && verdict !== 'at-table');
  return (
    <Panel title={t('deals.checked')}>
      {promised && <p>{t('deals.intro')}</p>}
      {different.length > 0 && (
        <p className="note" data-meaning="bad" role="alert">
          <strong>
            ✗ {t('deals.different', { count: different.length, boards: numbersText(different) })}
          </strong>
        </p>
      )}
      {same.length > 0 && (
        <p className="note" data-meaning={different.length > 0 ? undefined : 'good'}>
          <strong>✓ {t('deals.same', { count: same.length, boards: numbersText(same) })}</strong>
        </p>
      )}
      {!open && <p>{t('deals.noneOpen')}</p>}
      {open && !promised && <p>{t('deals.nothingPromised')}</p>}
      <ul className="grid gap-0 gap-x-24 columns-320 list">
        {boards.map((checked) => (
          <li className="row gap-4 gap-x-8 target line-above pad-y-4" key={checked.board}>
            <span className={classes.number}>{t('traveller.board', { board: checked.board })}</span>
            <Pill meaning={MEANING[checked.verdict]}>
              <span aria-hidden="true">{SIGN[checked.verdict]}</span> {t(`deals.verdict.${checked.verdict}`)}
            </Pill>
            <Remarks checked={checked} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Remarks({ checked }: { readonly checked: CheckedBoard }) {
  const { t } = useTranslation();
  if (checked.verdict === 'different')
    return <span className={classes.remark}>{t(`deals.why.${checked.why}`)}</span>;
  if (checked.verdict !== 'same') return null;
  const { request, passedOver } = checked;
  return (
    <>
      {request > 1 && <span className={classes.remark}>{t('deals.request', { request })}</span>}
      {passedOver > 0 && (
        <span className={classes.remark}>{t('deals.passedOver', { count: passedOver })}</span>
      )}
    </>
  );
}
