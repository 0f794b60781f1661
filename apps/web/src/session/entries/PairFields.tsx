import { useTranslation } from 'react-i18next';
import { PlayerField } from './PlayerField.js';
import type { PlayerNamed } from './players.js';

export type PairNamed = readonly [PlayerNamed, PlayerNamed];

/** The two of a pair, of whom the second may be named later; or a player who plays for himself. */
export function PairFields({
  tournament,
  players: [first, second],
  error,
  labels,
  alone = false,
  onChange,
}: {
  readonly tournament: string;
  readonly players: PairNamed;
  /** What is wrong with them; said at the first. */
  readonly error: string | undefined;
  readonly labels?: readonly [string, string];
  /** Nobody has a partner: one field alone. */
  readonly alone?: boolean;
  readonly onChange: (players: PairNamed) => void;
}) {
  const { t } = useTranslation();
  const [one, other] = labels ?? [t('players.first'), t('players.second')];
  return (
    <div className="row gap-12 top">
      <PlayerField
        tournament={tournament}
        label={one}
        player={first}
        error={error}
        onChange={(player) => onChange([player, second])}
      />
      {!alone && (
        <PlayerField
          tournament={tournament}
          label={other}
          player={second}
          onChange={(player) => onChange([first, player])}
        />
      )}
    </div>
  );
}
