import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { KnockoutSeen, MatchOfKnockout, RoundOfKnockout } from '../api/knockoutDocuments.js';
import { Pill } from '../kit/Pill.js';
import { useLocale } from '../parts/useLocale.js';
import { matchesPath } from '../play/paths.js';
import { pointsText } from '../play/figures.js';
import classes from './Knockout.module.css';
import { forText } from '../play/forText.js';
import { seededText, sideText } from './knockoutText.js';
import { nameText } from './nameText.js';

/** The rounds of a knockout, one beside the other where there is room, one below the other on a phone. */
export function Bracket({
  tournament,
  knockout,
}: {
  readonly tournament: string;
  readonly knockout: KnockoutSeen;
}) {
  return (
    <div className={`stack gap-24 ${classes.bracket}`}>
      {knockout.rounds.map((round) => (
        <Round key={round.round} tournament={tournament} knockout={knockout} round={round} />
      ))}
    </div>
  );
}

function Round({
  tournament,
  knockout,
  round: { round, session, status, matches, byes },
}: {
  readonly tournament: string;
  readonly knockout: KnockoutSeen;
  readonly round: RoundOfKnockout;
}) {
  const { t } = useTranslation();
  return (
    <section className={`stack shrinks ${classes.round}`}>
      <div className="row gap-4 gap-x-12 target">
        <h2>{t('knockout.round', { round })}</h2>
        {session !== null && (
          <Link className="inline-row gap-0 target" href={matchesPath(tournament, session)}>
            {t('session.name', { session })}
          </Link>
        )}
        {status === 'running' && (
          <Pill meaning="live" dot>
            {t('session.status.running')}
          </Pill>
        )}
      </div>
      <ol className={`stack list ${classes.inRound}`}>
        {matches.map((match) => (
          <li key={match.match}>
            <Match tournament={tournament} knockout={knockout} match={match} />
          </li>
        ))}
      </ol>
      {byes.length > 0 && (
        <p className="muted">
          {t('knockout.byes', { teams: byes.map((entry) => seededText(t, knockout, entry)).join(', ') })}
        </p>
      )}
    </section>
  );
}

function Match({
  tournament,
  knockout,
  match,
}: {
  readonly tournament: string;
  readonly knockout: KnockoutSeen;
  readonly match: MatchOfKnockout;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { entries, sides, score, winner, by, tied, otherwise, places, extras } = match;
  const scores = score && [score.first, score.second];
  return (
    <div className="stack gap-4 top card pad-12">
      <p className="tiny muted">
        {t('knockout.match', { match: match.match })} · {forText(t, places)}
      </p>
      {entries.map((entry, index) => (
        <p
          key={index === 0 ? 'first' : 'second'}
          className={`bar gap-12 stretch between wide ${classes.side}`}
          data-won={(entry !== null && winner === entry) || undefined}
          data-open={entry === null || undefined}
        >
          <span className="shrinks breaks">
            {entry === null ? sideText(t, sides[index]!) : seededText(t, knockout, entry)}
            {entry !== null && winner === entry && (
              <span className="visually-hidden"> {t('knockout.goesOn')}</span>
            )}
          </span>
          {scores && <span className="number">{pointsText(scores[index]!, locale)}</span>}
        </p>
      ))}
      {extras.map(({ session, boards, score: own }) => (
        <p key={session} className="tiny muted">
          <Link href={matchesPath(tournament, session)}>
            {t('knockout.extra', { session, count: boards })}
          </Link>
          {own && `: ${pointsText(own.first, locale)} : ${pointsText(own.second, locale)}`}
        </p>
      ))}
      {tied && winner === null && <Pill meaning="warn">{t('knockout.tied')}</Pill>}
      {by !== null && by !== 'results' && <Pill meaning="plain">{t(`knockout.by.${by}`)}</Pill>}
      {otherwise && (
        <Pill meaning="warn">
          {otherwise.winner === null
            ? t('knockout.nowTied')
            : t('knockout.nowWon', { team: nameText(knockout, otherwise.winner) })}
        </Pill>
      )}
    </div>
  );
}
