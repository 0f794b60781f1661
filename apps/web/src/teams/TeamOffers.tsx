import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offersForTeams, type TeamOffer } from '#movement';
import type { TeamMovementChoice } from '#tournament';
import { movementName, movementOfferText, type Language } from '#words';
import type { SessionSeen } from '../api/documents.js';
import { ProblemNote } from '../parts/ProblemNote.js';
import { NumberField } from '../session/NumberField.js';
import { hoursText, paceOf } from '../session/set-up/sectionPlan.js';
import setUp from '../session/set-up/SetUp.module.css';
import { useTournamentCommand } from '../tournament/useTournamentCommand.js';

/** About how many boards a club evening has. */
const CLUB_SESSION = 24;

/** From what is wanted to matches for so many teams, each with what it costs. */
export function TeamOffers({
  tournament,
  session,
  entered,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  /** How many teams take part. */
  readonly entered: number;
}) {
  const { t } = useTranslation();
  const [teams, setTeams] = useState(Math.max(2, entered));
  const [boards, setBoards] = useState(CLUB_SESSION);
  const [minutes, setMinutes] = useState<number>();
  const [copies, setCopies] = useState(1);
  const command = useTournamentCommand(tournament, 'session.set-movement', () => undefined);
  const pace = paceOf(session.settings.clock, session.sections);
  const offers = offersForTeams({
    teams,
    boards,
    copies,
    ...(minutes !== undefined && { minutes }),
    pace,
  });
  const take = (offer: TeamOffer) => {
    const { boardsPerRound } = offer;
    const movement = { kind: 'teams' as const, teams: choiceOf(offer) };
    const fewer = copies < offer.copies && { copies, shared: true as const };
    command.submit({
      session: session.session,
      sections: [{ section: 'A', boardsPerRound, firstBoard: 1, ...fewer, movement }],
    });
  };
  return (
    <>
      <div className={setUp.fields}>
        <NumberField label={t('teams.howMany')} value={teams} least={2} most={40} onChange={setTeams} />
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
      <ProblemNote problem={command.problem} />
      <div className={setUp.offers}>
        {offers.map((offer) => (
          <TeamOfferCard
            key={offer.name}
            offer={offer}
            pending={command.pending}
            onTake={() => take(offer)}
          />
        ))}
      </div>
    </>
  );
}

function choiceOf({ name, teams, rounds }: TeamOffer): TeamMovementChoice {
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
  pending,
  onTake,
}: {
  readonly offer: TeamOffer;
  readonly pending: boolean;
  readonly onTake: () => void;
}) {
  const { t, i18n } = useTranslation();
  const language = i18n.language as Language;
  const { name, rounds, boardsPerRound, boards, copies, minutes, opponents, warnings } = offer;
  const title = movementName(name, language);
  const play = t('movement.rounds', {
    count: rounds,
    boards: t('movement.boards', { count: boardsPerRound }),
  });
  return (
    <article className={setUp.offer}>
      <div className={setUp.offerHead}>
        <h3>{title}</h3>
      </div>
      <p>
        {play} {t('teams.meets', { count: opponents })}
      </p>
      <p className={setUp.facts}>
        {[
          t('movement.inPlay', { count: boards.inPlay }),
          t('teams.copiesWanted', { count: copies }),
          hoursText(minutes),
        ].join(' · ')}
      </p>
      {warnings.length > 0 && (
        <ul className={setUp.said} data-meaning="warn">
          {warnings.map(({ code, ...params }) => (
            <li key={code}>{movementOfferText(code, params, language)}</li>
          ))}
        </ul>
      )}
      <Button
        variant="default"
        loading={pending}
        aria-label={t('movement.useLabel', { movement: title, play })}
        onClick={onTake}
      >
        {t('movement.use')}
      </Button>
    </article>
  );
}
