import { useTranslation } from 'react-i18next';
import type { i18n as I18n } from 'i18next';
import { Link } from 'wouter';
import { bookFacts } from '#laws';
import type {
  AppealsSeen,
  HistoryEventOfRuling,
  EffectOfRuling,
  RulingSeen,
  SheetLineRuled,
} from '../api/rulingDocuments.js';
import type { PlaceOfRuling } from '../api/sessionCommands.js';
import { minutesText, resultText } from '../messages/fieldText.js';
import { adjustmentText, lawName, penaltyText } from '../messages/rulingText.js';
import { later } from '../kit/later.js';
import { useTimes } from '../parts/useTimes.js';
import { rulingsPath, sessionPath } from '../play/paths.js';
import { calledOf, type WhoIsKnown } from './calledOf.js';
import { HowFound } from './HowFound.js';
import { MayBeAppealed } from './MayBeAppealed.js';
import { RulingHead } from './RulingHead.js';
import classes from './Rulings.module.css';
import { RulingChanges } from './RulingChanges.js';
import { LineRuled } from './sheets/LineRuled.js';
import { usePlaceText } from './sheets/placeText.js';
import { sheetPath } from '../play/sheetPaths.js';

const RulingActions = later(() => import('./RulingActions.js'), null);

/** A ruling as it stands: law, plays, how it was found, what it does and did, and what was said of it since. */
export function RulingCard({
  tournament,
  ruling: seen,
  known,
  appeals,
  mayDirect,
  alone,
  linked = true,
  path = rulingsPath(tournament, { ruling: seen.ruling }),
}: {
  readonly tournament: string;
  readonly ruling: RulingSeen;
  readonly known: WhoIsKnown;
  readonly appeals: AppealsSeen | undefined;
  readonly mayDirect: boolean;
  /** It alone was asked for: what it has changed is shown at once. */
  readonly alone: boolean;
  /** Whether it leads on to boards and lists: a table's phone stays where it is. */
  readonly linked?: boolean;
  /** Where it stands alone. */
  readonly path?: string;
}) {
  const { t, i18n } = useTranslation();
  const times = useTimes();
  const placeText = usePlaceText();
  const { session, ruling, law, status, about, ways, call, given, effects, history } = seen;
  const lateText = appeals?.until
    ? t('rulings.appeal.late', {
        time: times.dayAndClock(appeals.until),
        law: lawName(i18n, { ...law, law: bookFacts(law.edition).appeals }),
      })
    : '';
  const texts = (['facts', 'reason', 'departs', 'told'] as const).flatMap((name) => {
    const text = seen[name];
    return text ? [{ name, text }] : [];
  });
  return (
    <li className={`stack card pad-16 breaks unbroken ${classes.ruling}`} aria-label={lawName(i18n, law)}>
      <RulingHead ruling={seen} link={linked ? path : undefined} />
      <p>
        {t('rulings.session', { session })}
        {about.map((place) => (
          <span key={placeText(place)}>
            {' · '}
            {linked ? (
              <Link href={placePath(sessionPath(tournament, session), place)}>{placeText(place)}</Link>
            ) : (
              placeText(place)
            )}
          </span>
        ))}
      </p>
      {seen.contestants.length > 0 && (
        <p className="muted">{seen.contestants.map((each) => calledOf(each, known)).join(' · ')}</p>
      )}
      <p className="muted">
        <span className="number">{times.dayAndClock(given.time)}</span> · <Doer event={given} />
        {call && ` · ${t('rulings.called', { table: call.table })}`}
        {call && call.waited !== null && ` ${t('rulings.waited', { time: minutesText(call.waited) })}`}
      </p>
      {ways.length > 0 && (
        <HowFound
          tournament={tournament}
          session={session}
          law={law}
          ways={ways}
          nameAt={(seat) => seatedIn(effects, known)[seat] ?? seat}
        />
      )}
      {texts.map(({ name, text }) => (
        <p key={name}>
          <strong>{t(`rulings.text.${name}`)}</strong> {text}
        </p>
      ))}
      {effects.length === 0 && <p className="muted">{t('rulings.noEffect')}</p>}
      {effects.length > 0 && (
        <ul className={classes.effects} aria-label={t('rulings.effects')}>
          {effects.map(({ what, holds }, index) => (
            <li key={`${index}`} data-void={!holds || undefined}>
              {what.kind === 'sheet-line' ? (
                <LineRuled
                  tournament={tournament}
                  session={session}
                  ruled={what}
                  players={known.players ?? {}}
                />
              ) : (
                effectText(i18n, what, known)
              )}
              {!holds && ` ${t('rulings.noLonger')}`}
            </li>
          ))}
        </ul>
      )}
      {history.length > 0 && (
        <ol className={classes.history} aria-label={t('rulings.history')}>
          {history.map((historyEvent) => (
            <li key={historyEvent.position}>
              <span className="number">{times.dayAndClock(historyEvent.time)}</span>{' '}
              {t(`rulings.did.${historyEvent.what}`)}
              {historyEvent.contestant && `: ${calledOf(historyEvent.contestant, known)}`}
              {historyEvent.what === 'appealed' && isAfter(historyEvent.time, appeals) && ` · ${lateText}`}
              {historyEvent.law && ` (${lawName(i18n, historyEvent.law)})`}
              {historyEvent.decision && ` · ${t(`rulings.decision.${historyEvent.decision}`)}`}
              {historyEvent.deposit === true && ` · ${t('rulings.deposit.paid')}`}
              {(historyEvent.deposit === 'returned' || historyEvent.deposit === 'kept') &&
                ` · ${t(`rulings.deposit.${historyEvent.deposit}`)}`}
              {' · '}
              <Doer event={historyEvent} />
              {historyEvent.committee && ` · ${t('rulings.committee', { members: historyEvent.committee })}`}
              {historyEvent.reason && ` · ${historyEvent.reason}`}
            </li>
          ))}
        </ol>
      )}
      {effects.length > 0 && (
        <RulingChanges tournament={tournament} session={session} ruling={ruling} open={alone} />
      )}
      {seen.own && !mayDirect && appeals && (status === 'given' || status === 'amended') && (
        <MayBeAppealed appeals={appeals} />
      )}
      {mayDirect && <RulingActions tournament={tournament} ruling={seen} appeals={appeals} />}
    </li>
  );
}

/** Whether an appeal came behind the end of its time. Law 92B, with the period of the regulation. */
function isAfter(time: number, appeals: AppealsSeen | undefined): boolean {
  return typeof appeals?.until === 'number' && time > appeals.until;
}

/** Who sits where at the sheet of which a ruling has written a line. */
function seatedIn(
  effects: RulingSeen['effects'],
  known: WhoIsKnown,
): Readonly<Partial<Record<string, string>>> {
  const line = effects.flatMap(({ what }) => (what.kind === 'sheet-line' ? [what] : []))[0];
  return Object.fromEntries(
    Object.entries(line?.seated ?? {}).map(([seat, contestant]) => [seat, calledOf(contestant, known)]),
  );
}

/** Where everybody sees what a ruling is about. */
function placePath(session: string, place: PlaceOfRuling): string {
  return 'board' in place ? `${session}/board/${place.board}` : sheetPath(session, place.table, place.round);
}

/** Who did something: by name, otherwise in what capacity. */
function Doer({ event: { actor, actorName } }: { readonly event: HistoryEventOfRuling }) {
  const { t } = useTranslation();
  if (actorName) return actorName;
  return actor.startsWith('person') ? t('rulings.director') : t('rulings.program');
}

/** What a ruling does, in words. */
function effectText(i18n: I18n, what: Exclude<EffectOfRuling, SheetLineRuled>, known: WhoIsKnown): string {
  const { t } = i18n;
  switch (what.kind) {
    case 'adjustment': {
      const { table, round, board, adjustment, transfer } = what;
      const place = t('rulings.play', { table, round, board });
      if (!transfer) return `${place}: ${adjustmentText(i18n, adjustment)}`;
      const before = resultText(transfer.before as Parameters<typeof resultText>[0], t('line.passedOut'));
      const tricks = t('rulings.tricks', { count: transfer.tricks, side: transfer.to });
      return `${place}: ${tricks}; ${before} → ${adjustmentText(i18n, adjustment)}`;
    }
    case 'penalty':
      return t('rulings.penalty', {
        who: calledOf(what.contestant, known),
        amount: penaltyText(i18n, what.amount),
      });
    case 'warning':
      return t('rulings.warned', { who: calledOf(what.contestant, known) });
    case 'field-split':
      return t('rulings.fieldSplit', {
        board: what.board,
        tables: what.plays.map(({ table }) => table).join(', '),
      });
    default:
      return what satisfies never;
  }
}
