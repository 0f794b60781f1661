import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchesSeen, MatchSeen } from '../api/matchDocuments.js';
import { Choice } from '../kit/Choice.js';
import { Dialog } from '../kit/Dialog.js';
import { ReasonField } from '../session/AskCommand.js';
import { useTournamentCommand } from '../tournament/useTournamentCommand.js';
import { useMeant } from '../rulings/useMeant.js';
import { isLargeForMatch } from './largePoints.js';
import { firstBoardOf } from './matchText.js';
import { pointsOfBoth, PointsOfBoth } from './PointsOfBoth.js';

/** What the director may give a team at the least, in hundredths. */
const LEAST = -100_000;

/** To whom a match goes that was not played, as usual or with points that the director says. */
export function AwardMatch({
  tournament,
  seen,
  match,
  names,
  onClose,
}: {
  readonly tournament: string;
  readonly seen: MatchesSeen;
  readonly match: MatchSeen;
  readonly names: { readonly home: string; readonly away: string };
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const [to, setTo] = useState<'home' | 'away' | 'nobody'>(match.awarded?.to ?? 'home');
  const [worth, setWorth] = useState<'usual' | 'own'>('usual');
  const [points, setPoints] = useState({ home: '12', away: '0' });
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [at] = useState(seen.position);
  const form = useTournamentCommand(tournament, 'session.award-match', onClose);
  // In a knockout only who wins it counts.
  const isWorthSome = to !== 'nobody' && seen.method.result !== 'knockout';
  const own = isWorthSome && worth === 'own';
  const hundredths = own ? pointsOfBoth(points, LEAST) : undefined;
  const { missing, tick } = useMeant(
    `${points.home} : ${points.away}`,
    hundredths !== undefined && isLargeForMatch(seen.method.result, hundredths),
    t('teams.pointsMeantAsked'),
  );
  return (
    <Dialog
      title={t('teams.awardTitle')}
      action={t('teams.award')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        setTried(true);
        if (reason.trim() === '' || (own && !hundredths) || missing) return;
        form.submit({
          session: seen.session,
          home: match.home,
          away: match.away,
          board: firstBoardOf(match),
          to: to === 'nobody' ? null : to,
          ...(hundredths && { hundredths }),
          at,
          reason: reason.trim(),
        });
      }}
      onClose={onClose}
    >
      <Choice
        label={t('teams.awardTo')}
        value={to}
        options={[
          { value: 'home', label: names.home },
          { value: 'away', label: names.away },
          { value: 'nobody', label: t('teams.awardNobody') },
        ]}
        onChange={setTo}
      />
      {isWorthSome && (
        <Choice
          label={t('teams.awardWorth')}
          value={worth}
          options={[
            { value: 'usual', label: t('teams.awardUsual') },
            { value: 'own', label: t('teams.awardOwn') },
          ]}
          onChange={setWorth}
        />
      )}
      {own && <PointsOfBoth names={names} points={points} least={LEAST} tried={tried} onChange={setPoints} />}
      {tick}
      <ReasonField
        value={reason}
        usual="match"
        error={tried && reason.trim() === '' ? t('field.empty') : form.fault('reason')}
        onChange={setReason}
      />
    </Dialog>
  );
}
