import { useTranslation } from 'react-i18next';
import type { RulingsPublication } from '#tournament';
import type { Tournament } from '../api/types.js';
import { Button } from '../parts/Button.js';
import { Choice } from '../parts/Choice.js';
import { ProblemNote } from '../parts/ProblemNote.js';
import { useTournamentCommand } from '../tournament/useTournamentCommand.js';
import classes from './Rulings.module.css';

/** Which list of rulings those who direct look at: their own, or one as everybody would see it. */
export type RulingsSelection = 'directing' | Exclude<RulingsPublication, 'not-published'>;

const LISTS: readonly RulingsSelection[] = ['directing', 'without-names', 'with-names'];

/** Those who direct look at what everybody would see, and publish it. */
export function RulingsPublicationChoice({
  tournament,
  published,
  lookedAt,
  at,
  onLook,
}: {
  readonly tournament: Tournament;
  readonly published: RulingsPublication;
  readonly lookedAt: RulingsSelection;
  /** The journal entry up to which the list was seen. */
  readonly at: number;
  readonly onLook: (list: RulingsSelection) => void;
}) {
  const { t } = useTranslation();
  const command = useTournamentCommand(tournament.id, 'tournament.publish-rulings', () => undefined);
  const changeable = tournament.status !== 'archived';
  return (
    <section className={classes.publication} aria-label={t('rulings.publication')}>
      <Choice
        label={t('rulings.publication.look')}
        value={lookedAt}
        options={LISTS.map((value) => ({ value, label: t(`rulings.publication.look.${value}`) }))}
        onChange={onLook}
      />
      <p className="muted">{t(`rulings.publication.${published}`)}</p>
      {lookedAt !== 'directing' && <p>{t(`rulings.publication.shows.${lookedAt}`)}</p>}
      {command.problem && <ProblemNote problem={command.problem} />}
      {changeable && (
        <div className={classes.actions}>
          {lookedAt !== 'directing' && lookedAt !== published && (
            <Button loading={command.pending} onClick={() => command.submit({ as: lookedAt, at })}>
              {t(`rulings.publish.${lookedAt}`)}
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
