import { useTranslation } from 'react-i18next';
import type { MatchesSeen, MatchSeen } from '../api/matchDocuments.js';
import { FormDialog } from '../form/FormDialog.js';
import { useCommandForm } from '../form/useCommandForm.js';
import { Choice } from '../kit/Choice.js';
import { ReasonField } from '../form/AskCommand.js';
import { useMeant } from '../form/useMeant.js';
import { isLargeForMatch } from './largePoints.js';
import { firstBoardOf } from './matchText.js';
import { pointsOfBoth, PointsOfBoth, type WrittenPoints } from './PointsOfBoth.js';

/** What the director may give a team at the least, in hundredths. */
const LEAST = -100_000;

interface Award {
  readonly to: 'home' | 'away' | 'nobody';
  readonly worth: 'usual' | 'own';
  readonly points: WrittenPoints;
}

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
  const { home, away } = match;
  // In a knockout only who wins it counts.
  const isWorthSome = ({ to }: Pick<Award, 'to'>) => to !== 'nobody' && seen.method.result !== 'knockout';
  const isOwn = (award: Award) => isWorthSome(award) && award.worth === 'own';
  const hundredthsOf = (award: Award) => (isOwn(award) ? pointsOfBoth(award.points, LEAST) : undefined);
  const first: Award = {
    to: match.awarded?.to ?? 'home',
    worth: 'usual',
    points: { home: '12', away: '0' },
  };
  const form = useCommandForm({
    tournament,
    command: 'session.award-match',
    keptAs: `${seen.session} ${home} ${away}`,
    start: { award: first, at: seen.position, reason: '' },
    body: ({ award, ...values }) => ({
      ...values,
      session: seen.session,
      home,
      away,
      board: firstBoardOf(match),
      to: award.to === 'nobody' ? null : award.to,
      hundredths: hundredthsOf(award),
    }),
    wrong: ({ award }) => ({ award: isOwn(award) && !hundredthsOf(award) && t('classes.number') }),
    onDone: onClose,
  });
  const { award } = form.values;
  const set = (change: Partial<Award>) => form.set({ award: { ...award, ...change } });
  const hundredths = hundredthsOf(award);
  const { missing, tick } = useMeant(
    `${award.points.home} : ${award.points.away}`,
    hundredths !== undefined && isLargeForMatch(seen.method.result, hundredths),
    t('teams.pointsMeantAsked'),
  );
  return (
    <FormDialog
      form={form}
      held={missing}
      title={t('teams.awardTitle')}
      action={t('teams.award')}
      onClose={onClose}
    >
      <Choice
        label={t('teams.awardTo')}
        value={award.to}
        options={[
          { value: 'home', label: names.home },
          { value: 'away', label: names.away },
          { value: 'nobody', label: t('teams.awardNobody') },
        ]}
        onChange={(to) => set({ to })}
      />
      {isWorthSome(award) && (
        <Choice
          label={t('teams.awardWorth')}
          value={award.worth}
          options={[
            { value: 'usual', label: t('teams.awardUsual') },
            { value: 'own', label: t('teams.awardOwn') },
          ]}
          onChange={(worth) => set({ worth })}
        />
      )}
      {isOwn(award) && (
        <PointsOfBoth
          names={names}
          points={award.points}
          least={LEAST}
          tried={form.tried}
          onChange={(points) => set({ points })}
        />
      )}
      {tick}
      <ReasonField {...form.at('reason')} usual="match" />
    </FormDialog>
  );
}
