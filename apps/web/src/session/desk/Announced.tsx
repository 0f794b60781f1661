import { useTranslation } from 'react-i18next';
import type { AnnouncedMoves } from '../../api/deskDocuments.js';
import { numbersText } from '../../messages/fieldText.js';
import { OpensWhenAsked } from '../../kit/OpensWhenAsked.js';
import { Panel } from '../../kit/Panel.js';
import { Pill } from '../../kit/Pill.js';

/** As many moves as are seen without being asked for. */
const MOST_MOVES = 12;

/** Which boards go where after a round; North carries them (Law 8A2). */
export function Announced({
  announced: { afterRound, section, moves, withheld },
}: {
  readonly announced: AnnouncedMoves;
}) {
  const { t } = useTranslation();
  const title = t('room.movesAfter', { round: afterRound });
  const list = (
    <ul className="above-4 small muted">
      {moves.map(({ boards, from, box, to, relay, sharedWith = [], copy = 1, by }) => (
        <li key={`${boards[0]} ${copy} ${from} ${to}`}>
          {t(box ? 'room.moveFromBox' : from === null ? 'room.moveFromRelay' : 'room.move', {
            boards: numbersText(boards),
            from,
            to:
              to === null
                ? t('room.theBox')
                : relay
                  ? t('room.relayOf', { table: to })
                  : [to, ...sharedWith].join(' + '),
          })}
          {by === 'caddy' && ` · ${t('boards.by.caddy')}`}
        </li>
      ))}
    </ul>
  );
  return (
    <Panel title={section === undefined ? title : t('line.ofSection', { section, line: title })}>
      {withheld.map(({ table, boards }) => (
        <p key={table}>
          <Pill meaning="warn">{t('room.withheld', { table, boards: numbersText(boards) })}</Pill>
        </p>
      ))}
      {moves.length > MOST_MOVES ? (
        <OpensWhenAsked summary={t('room.movesAll', { count: moves.length })}>{list}</OpensWhenAsked>
      ) : (
        list
      )}
    </Panel>
  );
}
