import { useTranslation } from 'react-i18next';
import { joiningEntries } from '#preferans';
import type { SheetSettings } from '#tournament';
import type { SheetPlace } from '../../../api/sheetCommands.js';
import { Panel } from '../../../kit/Panel.js';
import { useLocale } from '../../../parts/useLocale.js';
import { AtOnceButton } from '../../../form/AtOnceButton.js';
import { pointsText } from '../../../play/figures.js';
import { playersAt } from '../../../sheets/playersAt.js';
import { sheetBefore } from '../../../sheets/sheetBefore.js';
import type { SheetSeen } from '../../../play/sheetQueries.js';

/** A fourth player who was seated at a table that has begun with three: the judge writes them into its sheet. Rule 3.1.2. */
export function LateFourth({
  tournament,
  place,
  settings,
  sheet,
}: {
  readonly tournament: string;
  readonly place: SheetPlace;
  readonly settings: SheetSettings;
  readonly sheet: SheetSeen;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const line = sheet.next;
  const before = sheetBefore(sheet, settings, line);
  const [late] = playersAt({ seated: sheet.toJoin, contestants: sheet.contestants });
  if (!late || sheet.lines.length === 0 || sheet.boards.length > 0) return null;
  const entries = joiningEntries(before, late.seat);
  const figure = (kind: 'pool' | 'mountain') =>
    pointsText(`${entries.find((one) => one.kind === kind)?.amount ?? 0}`, locale);
  const told = { name: late.name, pool: figure('pool'), mountain: figure('mountain') };
  return (
    <Panel title={t('sheetsRoom.lateTitle', told)}>
      <p>{t('sheetsRoom.lateText', told)}</p>
      <div>
        <AtOnceButton
          tournament={tournament}
          command="sheet.write-line"
          body={{ ...place, line, what: { kind: 'joins', seat: late.seat } }}
          action={t('sheetsRoom.lateJoins')}
        />
      </div>
    </Panel>
  );
}
