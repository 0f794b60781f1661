import { useTranslation } from 'react-i18next';
import { signed } from '../messages/fieldText.js';
import { useLocale } from '../parts/useLocale.js';
import { Whole } from '../kit/Whole.js';
import { impsText, percentText } from '../play/figures.js';
import type { SideHas } from './figuresOfSides.js';
import classes from './BoardDone.module.css';

/** What each side has of a board: plus or minus, and its share so far as soon as that may be told. */
export function SidesHave({ sides }: { readonly sides: readonly SideHas[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const inImps = sides.some(({ imps }) => imps !== undefined);
  const told = inImps || sides.some(({ percent }) => percent !== undefined);
  return (
    <table className={`sums ${classes.sides}`}>
      {told && (
        <caption className="tiny right muted">{t(inImps ? 'entry.soFarImps' : 'entry.soFar')}</caption>
      )}
      <tbody>
        {sides.map(({ side, score, percent, imps }) => (
          <tr key={side}>
            <th className="muted" scope="row">
              <Whole text={t(`contract.sideName.${side}`)} />
            </th>
            <td className="strong">{signed(score)}</td>
            {told && (
              <td className="strong">
                {percent !== undefined && percentText(percent, locale)}
                {imps !== undefined && impsText(imps, locale)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
