import { useTranslation } from 'react-i18next';
import { Pill, type Meaning } from '../kit/Pill.js';
import type { SheetListed } from '../play/sheetQueries.js';

/** How far a sheet has come, what wants somebody first. */
export const SHEET_LOOKS = ['disputed', 'to-sign', 'playing', 'waiting', 'agreed'] as const;
export type SheetPillStyle = (typeof SHEET_LOOKS)[number];

const MEANINGS: Readonly<Record<SheetPillStyle, Meaning>> = {
  disputed: 'bad',
  'to-sign': 'warn',
  playing: 'live',
  waiting: 'plain',
  agreed: 'good',
};

/** How a sheet looks from across the hall. */
export function pillOfSheet({
  status,
  deals,
  over,
  signed,
}: Pick<SheetListed, 'status' | 'deals' | 'over' | 'signed'>): SheetPillStyle {
  if (status !== 'open') return status;
  if (over || signed.length > 0) return 'to-sign';
  return deals > 0 ? 'playing' : 'waiting';
}

/** What a sheet's state means to whoever looks. */
export function meaningOfSheet(sheet: Parameters<typeof pillOfSheet>[0]): Meaning {
  return MEANINGS[pillOfSheet(sheet)];
}

/** How far a sheet has come. */
export function SheetPill({ sheet }: { readonly sheet: Parameters<typeof pillOfSheet>[0] }) {
  const { t } = useTranslation();
  const status = pillOfSheet(sheet);
  return <Pill meaning={MEANINGS[status]}>{t(`sheetsSeen.status.${status}`)}</Pill>;
}
