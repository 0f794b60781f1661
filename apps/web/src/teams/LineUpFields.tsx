import { Select } from '../kit/Select.js';
import { useTranslation } from 'react-i18next';
import type { SeatName } from '#tournament';
import type { PlayerSeen } from '../api/documents.js';
import type { Seats } from './seats.js';
import { personText } from '../messages/personText.js';

export const SEATS: readonly SeatName[] = ['N', 'E', 'S', 'W'];

/** Who sits where for a team: North and South at the one table, East and West at the other. */
export function LineUpFields({
  players,
  seats,
  onChange,
}: {
  readonly players: readonly PlayerSeen[];
  readonly seats: Seats;
  readonly onChange: (seats: Seats) => void;
}) {
  const { t } = useTranslation();
  return (
    <div className="row gap-12 top fields">
      {SEATS.map((seat) => (
        <Select
          key={seat}
          label={t(`contract.seatName.${seat}`)}
          value={seats[seat]}
          data={players.map(({ person = '', name }) => ({
            value: person,
            label: personText({ person, name }),
          }))}
          onChange={(value) => onChange({ ...seats, [seat]: value })}
        />
      ))}
    </div>
  );
}
