import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../../api/documents.js';
import type { TravellerLineSeen, TravellerSeen } from '../../api/travellerDocuments.js';
import { Button } from '../../kit/Button.js';
import { Tick } from '../../kit/Tick.js';
import { WithdrawRuling } from '../../rulings/WithdrawRuling.js';
import classes from './Desk.module.css';
import { RulingDialog, useShortRuling } from './ShortRuling.js';

interface FouledProps {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly traveller: TravellerSeen;
}

const placeOf = ({ table, round }: { readonly table: string; readonly round: number }) => `${table}/${round}`;

/** Rules that a wrong copy of a board lay at some tables (Law 87), and takes such rulings back. */
export function FouledBoard({ tournament, session, traveller }: FouledProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [withdrawing, setWithdrawing] = useState<string>();
  const standing = traveller.splits.filter(({ withdrawn }) => withdrawn === null);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('room.fouled')}
      </Button>
      {standing.map(({ ruling, law, plays, reason }) => (
        <p key={ruling} className={classes.wide}>
          {t('room.fouledAt', {
            law: law.law,
            tables: plays.map(({ table, round }) => t('room.fouledPlay', { table, round })).join(', '),
          })}
          {reason && ` · ${reason}`}{' '}
          <Button variant="default" onClick={() => setWithdrawing(ruling)}>
            {t('room.oneField')}
          </Button>
        </p>
      ))}
      {asking && (
        <SplitField
          tournament={tournament}
          session={session}
          traveller={traveller}
          onClose={() => setAsking(false)}
        />
      )}
      {withdrawing !== undefined && (
        <WithdrawRuling
          tournament={tournament}
          session={session.session}
          ruling={withdrawing}
          title={t('room.oneFieldTitle', { board: traveller.board })}
          action={t('room.oneField')}
          onClose={() => setWithdrawing(undefined)}
        />
      )}
    </>
  );
}

/** Which copy lay there; nothing where there is but one. */
function copyText(t: TFunction, { copy: lay }: TravellerLineSeen): string[] {
  if (!lay) return [];
  return [t(lay.different ? 'room.fouledDifferent' : 'room.fouledCopy', { copy: lay.copy })];
}

function SplitField({
  tournament,
  session,
  traveller: { board, lines, position },
  onClose,
}: FouledProps & { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const plays = lines.filter((line) => line.status !== 'bye');
  const different = plays.filter(({ copy }) => copy?.different).map(placeOf);
  const fouledOf = ({ chosen }: { readonly chosen: readonly string[] }) =>
    plays.filter((play) => chosen.includes(placeOf(play))).map(({ table, round }) => ({ table, round }));
  const ruling = useShortRuling({
    tournament,
    session,
    more: { chosen: different },
    kind: () => 'fouled',
    plays: (chosen) => fouledOf(chosen).map((play) => ({ ...play, board })),
    effects(chosen) {
      const fouled = fouledOf(chosen);
      if (fouled.length === 0) return undefined;
      const about = fouled.map((play) => ({ ...play, board }));
      return { effects: [{ kind: 'field-split', board, plays: fouled }], about };
    },
    at: position,
    onClose,
  });
  const { form } = ruling;
  const { chosen } = form.values;
  return (
    <RulingDialog ruling={ruling} title={t('room.fouledTitle', { board })} onClose={onClose}>
      <p>{t('room.fouledText')}</p>
      {different.length > 0 && <p className="muted">{t('room.fouledProposed')}</p>}
      {plays.map((play) => (
        <Tick
          key={placeOf(play)}
          label={[t('room.fouledPlay', { table: play.table, round: play.round }), ...copyText(t, play)].join(
            ' · ',
          )}
          value={chosen.includes(placeOf(play))}
          onChange={(checked) =>
            form.set({
              chosen: checked
                ? [...chosen, placeOf(play)]
                : chosen.filter((place) => place !== placeOf(play)),
            })
          }
        />
      ))}
      {form.tried && chosen.length === 0 && <p role="alert">{t('room.fouledNone')}</p>}
    </RulingDialog>
  );
}
