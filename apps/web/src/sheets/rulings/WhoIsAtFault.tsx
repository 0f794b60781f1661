import { useTranslation } from 'react-i18next';
import type { CodeOutcome } from '#laws';
import type { SeatName } from '#tournament';
import type { SheetRulingPlace } from '../../api/sessionCommands.js';
import { Choice } from '../../parts/Choice.js';
import type { OfWayProps } from '../../rulings/RulingGame.js';
import { NumberField } from '../../session/NumberField.js';
import { playersAt } from '../playersAt.js';
import { asksProven, asksWho, type CodeWay, type SheetGround } from './sheetDrafts.js';

/** Who is at fault, where what is written hangs on it, and the undertricks that the others have proven. */
export function WhoIsAtFault({ ground, way, outcome, onChange }: OfWayProps<SheetRulingPlace, SheetGround>) {
  const { t } = useTranslation();
  const { seat: offender, proven: told = 0, ...known }: CodeWay = way;
  const [sheet] = ground.sheets;
  const found = outcome as CodeOutcome;
  if (!sheet || !asksWho(found)) return null;
  return (
    <>
      <Choice<SeatName | ''>
        label={t('sheetsRoom.ruling.atFault')}
        value={offender ?? ''}
        options={playersAt(sheet).map(({ seat, name }) => ({ value: seat, label: name }))}
        onChange={(seat) => seat !== '' && onChange({ ...way, seat })}
      />
      {asksProven(found) && (
        <NumberField
          label={t('sheetsRoom.ruling.proven')}
          value={told}
          least={0}
          most={10}
          onChange={(proven) =>
            onChange({
              ...known,
              ...(offender && { seat: offender }),
              ...(proven > 0 && { proven }),
            })
          }
        />
      )}
    </>
  );
}
