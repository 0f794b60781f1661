import { Select } from '../../kit/Select.js';
import { useTranslation } from 'react-i18next';
import { isDoubtful, type ListFault } from '#lists';
import { Button } from '../../kit/Button.js';
import { Pill } from '../../kit/Pill.js';
import classes from './PasteEntries.module.css';
import { SOMEBODY_ELSE, type Namesakes, type PlannedLine } from './plannedEntries.js';

const MEANINGS = { new: 'good', entered: 'plain', plays: 'warn', ask: 'warn', unreadable: 'bad' } as const;

type OnAnswer = (name: string, answer: string) => void;

/** A line of a list, with what will happen to it. */
export function PlannedRow({
  line,
  onAnswer,
}: {
  readonly line: PlannedLine;
  /** Somebody says who is meant by a name of the line. */
  readonly onAnswer: OnAnswer;
}) {
  const { t } = useTranslation();
  const doubtful =
    line.is === 'new' &&
    line.remarks.some(
      (remark) =>
        remark.code === 'number-not-written' || remark.code === 'known-otherwise' || isDoubtful(remark),
    );
  return (
    <li className={classes.line}>
      <span className="number right muted">{line.line}</span>
      <span className="shrinks breaks">
        {line.is === 'new'
          ? line.players
              .map(({ name }, at) => [name, line.numbers[at]].filter(Boolean).join(' · '))
              .join(' – ')
          : line.text}
      </span>
      <Pill meaning={doubtful ? 'warn' : MEANINGS[line.is]}>
        {t(doubtful ? 'paste.is.doubtful' : `paste.is.${line.is}`)}
      </Pill>
      <Said line={line} onAnswer={onAnswer} />
    </li>
  );
}

/** What is to be said of a line beside its names. */
function Said({ line, onAnswer }: { readonly line: PlannedLine; readonly onAnswer: OnAnswer }) {
  const { t } = useTranslation();
  if (line.is === 'entered') return null;
  if (line.is === 'ask') return <Asked asked={line.asked} onAnswer={onAnswer} />;
  if (line.is === 'plays')
    return (
      <span className={classes.said}>
        {t('paste.plays', { name: line.name })} <SomebodyElse name={line.name} onAnswer={onAnswer} />
      </span>
    );
  if (line.is === 'unreadable') return <FaultSaid fault={line.fault} onAnswer={onAnswer} />;
  const { clubs, seed, stratum, categories, team } = line.entry;
  const known = line.players.filter((player) => player.known);
  const running = Number.parseInt(line.runningNumber?.replace(/\D+/, '') ?? '', 10);
  const said = [
    ...(Number.isNaN(running) || running === line.line ? [] : [t('paste.running', { number: running })]),
    ...line.remarks.map((remark) => t(`paste.remark.${remark.code}`, { name: '', found: '', ...remark })),
    ...(known.length > 0
      ? [t('paste.known', { count: known.length, names: known.map(({ name }) => name).join(', ') })]
      : []),
    ...(team === undefined ? [] : [t('players.drawTeamOf', { team })]),
    ...clubs,
    ...line.newClubs.map((club) => t('paste.newClub', { club })),
    ...(seed === undefined ? [] : [t('players.drawSeedNumber', { number: seed })]),
    ...(stratum === undefined ? [] : [stratum]),
    ...categories,
  ];
  return (
    <>
      {said.length > 0 && <span className={classes.said}>{said.join(' · ')}</span>}
      <Asked asked={line.asked} onAnswer={onAnswer} />
    </>
  );
}

/** Who is meant by each name that several have. */
function Asked({ asked, onAnswer }: { readonly asked: readonly Namesakes[]; readonly onAnswer: OnAnswer }) {
  const { t } = useTranslation();
  return asked.map(({ name, known, answer }) => (
    <span key={name} className={classes.said}>
      <Select
        label={t('paste.whoIs', { name })}
        value={answer ?? ''}
        data={[
          ...(answer === undefined ? [{ value: '', label: t('paste.whoIs.choose') }] : []),
          ...known.map((one) => ({
            value: one.id,
            label: [one.name, one.memberNumber ?? t('paste.whoIs.noNumber'), one.club]
              .filter(Boolean)
              .join(' · '),
          })),
          { value: SOMEBODY_ELSE, label: t('paste.whoIs.somebodyElse') },
        ]}
        onChange={(value) => onAnswer(name, value)}
      />
    </span>
  ));
}

/** Says that a name is another person's. */
function SomebodyElse({ name, onAnswer }: { readonly name: string; readonly onAnswer: OnAnswer }) {
  const { t } = useTranslation();
  return (
    <Button variant="default" onClick={() => onAnswer(name, SOMEBODY_ELSE)}>
      {t('paste.anotherOfThisName')}
    </Button>
  );
}

function FaultSaid({ fault, onAnswer }: { readonly fault: ListFault; readonly onAnswer: OnAnswer }) {
  const { t } = useTranslation();
  return (
    <span className={classes.said}>
      {'players' in fault
        ? t(`paste.fault.${fault.code}`, { count: fault.players })
        : t(`paste.fault.${fault.code}`, { name: '', line: '', found: '', ...fault })}{' '}
      {(fault.code === 'listed-before' || fault.code === 'player-twice') && (
        <SomebodyElse name={fault.name} onAnswer={onAnswer} />
      )}
    </span>
  );
}
