import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Key } from '../../kit/Keys.js';
import tableClasses from '../../kit/Phone.module.css';
import type { PartProps } from './PartProps.js';
import classes from './DealForm.module.css';
import { decisionsOf, mayBeOpen } from './draft.js';

/** Who whists, asked in the order of the rules; and whether the defenders lay their cards open. */
export function WhistKeys({ draft, sheet, tap, shortOf }: PartProps) {
  const { t } = useTranslation();
  const decisions = decisionsOf(draft, sheet);
  const isGivenUp = draft.ended === 'without-all' || draft.ended === 'without-three';
  if (decisions.length === 0 || isGivenUp) return null;
  return (
    <section className={tableClasses.card}>
      {decisions.map(({ seat, may, said, optional }, at) => (
        <Asked
          key={at}
          name={shortOf(seat)}
          aside={optional && said === null && t('sheetTable.mayKeepSilent')}
        >
          {may.map((call) => (
            <Key
              key={call}
              size="small"
              pressed={said === call}
              label={t('sheetTable.whistOf', { name: shortOf(seat), call: t(`sheetTable.whist.${call}`) })}
              onTap={() => tap({ tap: 'whist', at, call: { seat, call } })}
            >
              {t(`sheetTable.whist.${call}`)}
            </Key>
          ))}
        </Asked>
      ))}
      {mayBeOpen(draft, sheet) && (
        <Asked name={t('sheetTable.howPlayed')}>
          {[false, true].map((open) => (
            <Key
              key={`${open}`}
              size="small"
              pressed={draft.open === open}
              onTap={() => tap({ tap: 'open', open })}
            >
              {t(open ? 'sheetTable.open' : 'sheetTable.closed')}
            </Key>
          ))}
        </Asked>
      )}
    </section>
  );
}

/** Who is asked, and the keys for the answers beside it. */
function Asked({
  name,
  aside,
  children,
}: {
  readonly name: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className={`row ${classes.asked}`}>
      <legend className="visually-hidden">{name}</legend>
      <span aria-hidden="true">
        {name} {aside && <small className="muted">{aside}</small>}
      </span>
      {children}
    </fieldset>
  );
}
