import { useTranslation } from 'react-i18next';
import { sittingOut } from '#preferans';
import { Key } from '../../kit/Keys.js';
import tableClasses from '../../kit/Phone.module.css';
import type { PartProps } from './PartProps.js';
import classes from './DealForm.module.css';
import { isPlayed, tricksLeft, tricksOf, trickTakers } from './draft.js';

/** Tricks of each, ten together; what was ordered is offered, and counts once somebody says so. */
export function TricksSteppers({ draft, sheet, tap, shortOf }: PartProps) {
  const { t } = useTranslation();
  if (!isPlayed(draft, sheet)) return null;
  const tricks = tricksOf(draft, sheet);
  const left = tricksLeft(draft, sheet);
  const sitting = sittingOut(sheet.dealer, sheet.players);
  return (
    <fieldset className={`${tableClasses.card} ${classes.tricks}`}>
      <legend className="visually-hidden">{t('sheetTable.tricks')}</legend>
      <p className="tiny strong">
        {t('sheetTable.tricks')}{' '}
        <span className="light muted">
          {left === 0 ? t('sheetTable.tricksTen') : t('sheetTable.tricksLeft', { left })}
        </span>
      </p>
      {draft.tricks === null && left === 0 && (
        <Key size="wide" label={t('sheetTable.tricksSoLabel')} onTap={() => tap({ tap: 'so' })}>
          {draft.kind === 'misere' ? t('sheetTable.tricksClean') : t('sheetTable.tricksSo')}
        </Key>
      )}
      {trickTakers(draft, sheet).map((seat) => {
        const won = tricks[seat] ?? 0;
        const name = shortOf(seat);
        return (
          <div key={seat} className={classes.stepper}>
            <span className="fills shrinks">
              {name} {seat === sitting && <span className="muted">{t('sheetTable.ofTalon')}</span>}
            </span>
            {left > 0 && seat !== sitting && (
              <Key
                size="small"
                label={t('sheetTable.restTo', { name, left })}
                onTap={() => tap({ tap: 'rest', seat })}
              >
                {t('sheetTable.rest', { left })}
              </Key>
            )}
            <Key
              label={t('sheetTable.fewer', { name })}
              disabled={won === 0}
              onTap={() => tap({ tap: 'fewer', seat })}
            >
              −
            </Key>
            <output
              data-offered={(draft.tricks === null && left === 0) || undefined}
              aria-label={t('sheetTable.tricksOf', { name })}
            >
              {won}
            </output>
            <Key
              label={t('sheetTable.more', { name })}
              disabled={won === 10}
              onTap={() => tap({ tap: 'more', seat })}
            >
              +
            </Key>
          </div>
        );
      })}
    </fieldset>
  );
}
