import { useTranslation } from 'react-i18next';
import { roleIn, type CodeOutcome } from '#laws';
import type { SeatName } from '#tournament';
import type { SheetRulingPlace } from '../../api/sessionCommands.js';
import { Choice } from '../../kit/Choice.js';
import type { OfWayProps } from '../RulingGame.js';
import { NumberField } from '../../kit/NumberField.js';
import { playersAt } from '../../sheets/playersAt.js';
import { CouldHaveBeen } from './CouldHaveBeen.js';
import {
  askedAsAtFault,
  asksLost,
  asksProven,
  dealerOf,
  lineOf,
  mayBeNamed,
  newSheetDraft,
  whyNothing,
  type CodeWay,
  type SheetDraft,
  type SheetGround,
} from './sheetDrafts.js';

/** Who is at fault, where what is written hangs on it, and the undertricks that the others have proven. */
export function WhoIsAtFault({
  ground,
  about,
  way,
  outcome,
  onChange,
}: OfWayProps<SheetRulingPlace, SheetGround>) {
  const { t } = useTranslation();
  const { seat: offender, proven: told = 0, ...known }: CodeWay = way;
  const deal = newSheetDraft('deal', about, ground) as Extract<SheetDraft, { kind: 'deal' }>;
  const at = lineOf(deal, ground);
  const [sheet] = ground.sheets;
  const found = outcome as CodeOutcome;
  if (!sheet) return null;
  const { settings } = ground.settings.convention;
  const players = playersAt(sheet);
  const seats = players.map(({ seat }) => seat);
  const dealer = dealerOf(deal, ground);
  const asked = askedAsAtFault(found, seats, deal.record, dealer);
  const offered = asked.length > 0 ? asked : mayBeNamed(found, seats, dealer);
  const nothing = deal.record && whyNothing(found, way, deal.record, settings);
  return (
    <>
      {offered.length > 0 && (
        <Choice<SeatName | ''>
          label={t(`sheetsRoom.ruling.${asked.length > 0 ? roleIn(found) : 'atFaultAtWill'}`)}
          value={offender ?? ''}
          options={players
            .filter(({ seat }) => offered.includes(seat))
            .map(({ seat, name }) => ({ value: seat, label: name }))}
          onChange={(seat) => seat !== '' && onChange({ ...way, seat })}
        />
      )}
      {nothing && (
        <p className="note" data-meaning={nothing === 'down-already' ? undefined : 'warn'}>
          {t(`sheetsRoom.ruling.nothing.${nothing}`)}
        </p>
      )}
      {asksLost(found) && at && (
        <CouldHaveBeen
          at={at}
          settings={settings}
          offender={offender}
          records={known.couldHaveBeen ?? []}
          onChange={(couldHaveBeen) => {
            const { couldHaveBeen: _before, ...rest }: CodeWay = way;
            const now: CodeWay = { ...rest, ...(couldHaveBeen.length > 0 && { couldHaveBeen }) };
            onChange(now);
          }}
        />
      )}
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
