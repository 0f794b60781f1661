import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offersForTeams, type Pace, type TeamOffer } from '#movement';
import { movementName, movementOfferText, type Language } from '#words';
import { NumberField } from '../../kit/NumberField.js';
import { hoursText } from '../../play/sectionPlan.js';
import setUp from '../set-up/SetUp.module.css';
import type { MatchesToChoose, ChosenMatches } from '../../teams/teamSections.js';
import { Button } from '../../kit/Button.js';

/** About how many boards a club evening has. */
const CLUB_SESSION = 24;

/** From what is wanted to matches for the teams of a section, each with what it costs. */
export function TeamOffers({
  teams,
  pace,
  chosen,
  pending,
  onTake,
}: {
  /** How many teams there are. */
  readonly teams: number;
  readonly pace: Pace;
  /** The matches that the section has been given. */
  readonly chosen: ChosenMatches | undefined;
  readonly pending: boolean;
  readonly onTake: (matches: ChosenMatches) => void;
}) {
  const { t } = useTranslation();
  const [boards, setBoards] = useState(CLUB_SESSION);
  const [minutes, setMinutes] = useState<number>();
  const [copies, setCopies] = useState(1);
  const offers = offersForTeams({
    teams,
    boards,
    copies,
    ...(minutes !== undefined && { minutes }),
    pace,
  });
  const matchesOf = (offer: TeamOffer): ChosenMatches => ({
    teams: choiceOf(offer),
    boardsPerRound: offer.boardsPerRound,
    ...(copies < offer.copies && { copies, shared: true }),
  });
  return (
    <>
      <div className="row gap-12 top fields">
        <NumberField label={t('teams.boardsAbout')} value={boards} least={2} most={80} onChange={setBoards} />
        <NumberField
          label={t('movement.minutesAbout')}
          description={t('movement.minutesAboutHint')}
          value={minutes}
          least={30}
          most={600}
          onChange={setMinutes}
          onEmpty={() => setMinutes(undefined)}
        />
        <NumberField label={t('movement.copies')} value={copies} least={1} most={40} onChange={setCopies} />
      </div>
      <div className="grid gap-12 columns-320">
        {offers.map((offer) => (
          <TeamOfferCard
            key={offer.name}
            offer={offer}
            chosen={chosen !== undefined && JSON.stringify(chosen) === JSON.stringify(matchesOf(offer))}
            pending={pending}
            onTake={() => onTake(matchesOf(offer))}
          />
        ))}
      </div>
    </>
  );
}

function choiceOf({ name, teams, rounds }: TeamOffer): MatchesToChoose {
  switch (name) {
    case 'round-robin':
      return { name, teams, matches: rounds, segments: 1 };
    case 'thurner':
    case 'outer-table':
    case 'stagger':
      return { name, teams };
    case 'triple':
    case 'two-stanza':
      return { name };
    default:
      return { name, teams, rounds };
  }
}

function TeamOfferCard({
  offer,
  chosen,
  pending,
  onTake,
}: {
  readonly offer: TeamOffer;
  readonly chosen: boolean;
  readonly pending: boolean;
  readonly onTake: () => void;
}) {
  const { t, i18n } = useTranslation();
  const language = i18n.language as Language;
  const { name, rounds, boardsPerRound, boards, copies, minutes, opponents, warnings, remarks } = offer;
  const title = movementName(name, language);
  const play = t('movement.rounds', {
    count: rounds,
    boards: t('movement.boards', { count: boardsPerRound }),
  });
  return (
    <article className={`stack top card pad-16 choosable ${setUp.offer}`} data-chosen={chosen || undefined}>
      <div className="row gap-4 gap-x-8 stretch between wide">
        <h3>{title}</h3>
      </div>
      <p>
        {play} {t('teams.meets', { count: opponents })}
      </p>
      <p className="small muted">
        {[
          t('movement.inPlay', { count: boards.inPlay }),
          t('teams.copiesWanted', { count: copies }),
          hoursText(minutes),
        ].join(' · ')}
      </p>
      {remarks.length > 0 && (
        <ul className="small in-meaning">
          {remarks.map(({ code, ...params }) => (
            <li key={code}>{movementOfferText(code, params, language)}</li>
          ))}
        </ul>
      )}
      {warnings.length > 0 && (
        <ul className="small in-meaning" data-meaning="warn">
          {warnings.map(({ code, ...params }) => (
            <li key={code}>{movementOfferText(code, params, language)}</li>
          ))}
        </ul>
      )}
      <Button
        variant={chosen ? 'filled' : 'default'}
        sends
        loading={pending}
        aria-pressed={chosen}
        aria-label={t('movement.useLabel', { movement: title, play })}
        onClick={onTake}
      >
        {t(chosen ? 'movement.used' : 'movement.use')}
      </Button>
    </article>
  );
}
