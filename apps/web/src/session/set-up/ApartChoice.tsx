import { useTranslation } from 'react-i18next';
import type { GroupKind } from '#tournament';
import type { SessionSeen } from '../../api/documents.js';
import type { EntrySeen } from '../../api/deskDocuments.js';
import { Choice } from '../../kit/Choice.js';
import { Tick } from '../../kit/Tick.js';
import { NumberField } from '../../kit/NumberField.js';

const KINDS: readonly GroupKind[] = ['club', 'country', 'family'];

/** Up to which round the draws of a Swiss keep groups apart, as long as nobody says otherwise. */
const USUAL_ROUNDS = 3;

/** Who is kept apart in a draw, and when those meet whom the movement brings together all the same. */
export interface Apart {
  readonly kinds: readonly GroupKind[];
  readonly unavoidable: 'late' | 'early';
  /** In sections that are drawn round by round. */
  readonly rounds: number;
}

export const NOBODY_APART: Apart = { kinds: [], unavoidable: 'late', rounds: USUAL_ROUNDS };

/** Of which kinds there are groups that several of them belong to. */
export function kindsShared(entries: readonly EntrySeen[]): GroupKind[] {
  return KINDS.filter((kind) => {
    const all = entries.flatMap(({ forDraws }) => [
      ...new Set(forDraws?.groups[kind].map((name) => name.toLowerCase())),
    ]);
    return new Set(all).size < all.length;
  });
}

/** Whether who meets whom is drawn from results, round by round. */
function isDrawnByRounds({ sections }: SessionSeen): boolean {
  return sections.some(({ movement }) => movement.drawn !== undefined);
}

/** What of it a draw of this session's seats, or of its teams' numbers, is asked for with. */
export function apartWanted({ kinds, unavoidable, rounds }: Apart, session: SessionSeen) {
  if (kinds.length === 0) return {};
  return isDrawnByRounds(session) ? { apart: kinds, apartRounds: rounds } : { apart: kinds, unavoidable };
}

/** Clubs, countries and families, as the entries have them, to be kept apart. */
export function ApartChoice({
  session,
  entries,
  of,
  value,
  onChange,
}: {
  readonly session: SessionSeen;
  readonly entries: readonly EntrySeen[];
  readonly of: 'pairs' | 'teams';
  readonly value: Apart;
  readonly onChange: (value: Apart) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      {kindsShared(entries).map((kind) => (
        <Tick
          key={kind}
          label={t(of === 'teams' ? `teams.apart.${kind}` : `draw.apart.${kind}`)}
          value={value.kinds.includes(kind)}
          onChange={(checked) =>
            onChange({
              ...value,
              kinds: KINDS.filter((one) => (one === kind ? checked : value.kinds.includes(one))),
            })
          }
        />
      ))}
      {value.kinds.length > 0 &&
        (isDrawnByRounds(session) ? (
          <NumberField
            label={t(of === 'teams' ? 'teams.apartUpTo' : 'swiss.apartRounds')}
            description={t('draw.apartInRounds')}
            value={value.rounds}
            least={1}
            most={Math.max(1, session.rounds)}
            onChange={(rounds) => onChange({ ...value, rounds })}
          />
        ) : (
          <Choice
            label={t('draw.unavoidable')}
            value={value.unavoidable}
            options={[
              { value: 'late', label: t('draw.late') },
              { value: 'early', label: t('draw.early') },
            ]}
            onChange={(unavoidable) => onChange({ ...value, unavoidable })}
          />
        ))}
    </>
  );
}
