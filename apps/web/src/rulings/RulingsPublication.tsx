import { useTranslation } from 'react-i18next';
import type { RulingsPublication } from '#tournament';
import type { Tournament } from '../api/types.js';
import { Button } from '../kit/Button.js';
import { Choice } from '../kit/Choice.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { useTournamentCommand } from '../form/useTournamentCommand.js';

/** Which list of rulings those who direct look at: their own, or one as everybody would see it. */
export type RulingsSelection = 'directing' | Exclude<RulingsPublication, 'not-published'>;

const LISTS: readonly RulingsSelection[] = ['directing', 'without-names', 'with-names'];

/** Those who direct look at what everybody would see, and publish it. */
export function RulingsPublicationChoice({
  tournament,
  published,
  chosen,
  at,
  onChoose,
}: {
  readonly tournament: Tournament;
  readonly published: RulingsPublication;
  readonly chosen: RulingsSelection;
  /** The journal entry up to which the list was seen. */
  readonly at: number;
  readonly onChoose: (list: RulingsSelection) => void;
}) {
  const { t } = useTranslation();
  const command = useTournamentCommand(tournament.id, 'tournament.publish-rulings', () => undefined);
  const changeable = tournament.status !== 'archived';
  return (
    <section className="not-printed stack" aria-label={t('rulings.publication')}>
      <Choice
        label={t('rulings.publication.list')}
        value={chosen}
        options={LISTS.map((value) => ({ value, label: t(`rulings.publication.list.${value}`) }))}
        onChange={onChoose}
      />
      <p className="muted">{t(`rulings.publication.${published}`)}</p>
      {chosen !== 'directing' && <p>{t(`rulings.publication.shows.${chosen}`)}</p>}
      {command.problem && <ProblemNote problem={command.problem} />}
      {changeable && (
        <div className="not-printed row">
          {chosen !== 'directing' && chosen !== published && (
            <Button loading={command.pending} onClick={() => command.submit({ as: chosen, at })}>
              {t(`rulings.publish.${chosen}`)}
            </Button>
          )}
          {published !== 'not-published' && (
            <Button
              variant="default"
              loading={command.pending}
              onClick={() => command.submit({ as: 'not-published', at })}
            >
              {t('rulings.publish.not-published')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
