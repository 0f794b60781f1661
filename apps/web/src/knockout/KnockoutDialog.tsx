import { Select } from '../kit/Select.js';
import { TextInput } from '../kit/TextInput.js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KnockoutSettings } from '#tournament';
import { contestQuery, contestsQuery } from '../api/contestQueries.js';
import type { KnockoutSeen } from '../api/knockoutDocuments.js';
import type { Commands } from '../api/schemas.js';
import { entriesQuery } from '../api/deskQueries.js';
import { matchesQuery, playSessionsQuery } from '../api/sessionQueries.js';
import { FormDialog } from '../form/FormDialog.js';
import { useCommandForm } from '../form/useCommandForm.js';
import type { Form } from '../form/useForm.js';
import { Button } from '../kit/Button.js';
import { Tick } from '../kit/Tick.js';
import { NumberField } from '../kit/NumberField.js';
import { captainText } from '../play/captainText.js';
import { CarryFields } from './CarryFields.js';
import { movedUp, orderGoingOn, seedsOfEntries, seedsOfStanding } from './seeds.js';

const BY_HAND = '';
type SeedsWanted = NonNullable<Commands['knockout.set-up']['from']>;

/** An order of seeds as a choice of a list. */
function valueOf(from: SeedsWanted): string {
  if (from.kind === 'lot') return from.kind;
  return `${from.kind}/${from.kind === 'session' ? from.session : from.contest}`;
}

/** A tenth of an IMP. */
const TENTH = 10;

/** A knockout as it is being set up. */
interface KnockoutDraft extends KnockoutSettings {
  /** Undefined: as the entries have them. */
  readonly order: readonly string[] | undefined;
  readonly from: SeedsWanted | null;
  /** The journal entry at which the ranking was read that the order is from. */
  readonly orderAt: number | undefined;
  readonly at: number | undefined;
}

/** Where in the settings its fields stand. */
const PLACES = Object.fromEntries(
  ['title', 'places', 'segments', 'boards', 'choosers', 'higherSeed', 'carry'].map((name) => [
    name,
    `settings.${name}`,
  ]),
);

/** Asks which teams play a knockout, in which order they are seeded, and how it is played. */
export function KnockoutDialog({
  tournament,
  knockout,
  known,
  onDone,
  onClose,
}: {
  readonly tournament: string;
  readonly knockout: string;
  /** The knockout as it is; left out for a new one. */
  readonly known?: KnockoutSeen;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const heading = useId();
  const { data } = useQuery(entriesQuery(tournament));
  const teams = (data?.entries ?? []).filter(({ captain, withdrawn }) => captain && !withdrawn);
  const first: KnockoutSettings = known?.settings ?? {
    title: t('seeding.title'),
    places: 'first',
    segments: 2,
    boards: 8,
  };
  const form: Form<KnockoutDraft> = useCommandForm<'knockout.set-up', object, KnockoutDraft>({
    tournament,
    command: 'knockout.set-up',
    keptAs: knockout,
    start: {
      ...first,
      order: known?.teams.flatMap(({ entry, seed }) => (seed === null ? [] : [entry])),
      from: known?.from ?? null,
      orderAt: undefined,
      at: known?.position,
    },
    places: PLACES,
    body({ order: _order, from: _from, orderAt, at: opened, ...settings }) {
      // By all that is shown here: the knockout as it was opened, the teams, and the standing that the order is from.
      const seen = [opened, data?.position, orderAt].filter((at) => at !== undefined);
      const at = seen.length > 0 ? { at: Math.min(...seen) } : {};
      const wanted = { ...settings, title: settings.title.trim() };
      return { knockout, settings: wanted, entries: seeds, ...(taken && { from: taken }), ...at };
    },
    onDone() {
      onDone?.();
      onClose();
    },
  });
  const { order, from, higherSeed, carry } = form.values;
  const there = new Set(teams.map(({ entry }) => entry));
  const seeds = (order ?? seedsOfEntries(teams)).filter((entry) => there.has(entry));
  const left = teams.filter(({ entry }) => !seeds.includes(entry));
  const name = (entry: string) => captainText(teams.find((team) => team.entry === entry)!);
  // What was drawn for others is no lot of these: the order stays as it is shown.
  const drawn = from?.kind === 'lot' && from.seed !== undefined;
  const taken =
    drawn && seeds.length !== (known?.teams.filter(({ seed }) => seed !== null).length ?? 0) ? null : from;
  const toBeDrawn = from?.kind === 'lot' && from.seed === undefined;
  const byHand = (changed: readonly string[]) => form.set({ order: changed, from: null });
  /** Who plays is chosen before a lot, and what was drawn for others is no lot any more. */
  const withTeams = (changed: readonly string[]) =>
    toBeDrawn ? form.set({ order: changed }) : byHand(changed);
  return (
    <FormDialog
      form={form}
      held={seeds.length < 2}
      title={t(known ? 'seeding.changeTitle' : 'seeding.newTitle')}
      action={t('players.save')}
      onClose={onClose}
    >
      <TextInput {...form.at('title')} label={t('combining.name')} maxLength={80} autoComplete="off" />
      <Select
        {...form.at('places')}
        label={t('seeding.places')}
        data={form.options('places', (places) => t(`knockout.places.${places}`))}
      />
      <NumberField {...form.at('segments')} label={t('teams.segments')} />
      <NumberField {...form.at('boards')} label={t('seeding.boards')} />
      <NumberField
        {...form.at('choosers')}
        label={t('seeding.choosers')}
        description={t('seeding.choosersText')}
      />
      <Tick
        label={t('seeding.higherSeed')}
        value={higherSeed !== undefined}
        onChange={(gives) => form.set({ higherSeed: gives ? TENTH : undefined })}
      />
      <CarryFields
        tournament={tournament}
        carry={carry}
        onChange={(brought) => form.set({ carry: brought })}
      />
      <OrderFrom
        tournament={tournament}
        from={taken}
        // By lot or by hand they stay who they are, in the order that is shown.
        onOrder={(ranked, by, at) => form.set({ order: ranked ?? seeds, from: by, orderAt: at })}
      />
      <h3 id={heading}>{t(toBeDrawn ? 'seeding.teams' : 'seeding.seeds')}</h3>
      <ol className="stack gap-0 list" aria-labelledby={heading}>
        {seeds.map((entry, index) => (
          <li key={entry} className="row gap-4 gap-x-8 target line-above pad-y-4">
            <span className="grow-160 shrinks breaks">
              {!toBeDrawn && index + 1} {name(entry)}
            </span>
            {!toBeDrawn && (
              <Button
                variant="default"
                disabled={index === 0}
                aria-label={t('seeding.upLabel', { team: name(entry) })}
                onClick={() => byHand(movedUp(seeds, entry))}
              >
                {t('seeding.up')}
              </Button>
            )}
            <Button
              variant="default"
              aria-label={t('seeding.leaveOutLabel', { team: name(entry) })}
              onClick={() => withTeams(seeds.filter((one) => one !== entry))}
            >
              {t('seeding.leaveOut')}
            </Button>
          </li>
        ))}
      </ol>
      {left.length > 0 && (
        <ul className="stack gap-0 list" aria-label={t('seeding.leftOut')}>
          {left.map(({ entry }) => (
            <li key={entry} className="row gap-4 gap-x-8 target line-above pad-y-4">
              <span className="grow-160 shrinks breaks muted">{name(entry)}</span>
              <Button
                variant="default"
                aria-label={t('seeding.addLabel', { team: name(entry) })}
                onClick={() => withTeams([...seeds, entry])}
              >
                {t('seeding.add')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {form.tried && seeds.length < 2 && <p role="alert">{t('seeding.tooFew')}</p>}
    </FormDialog>
  );
}

/** The order of seeds by lot, or from a standing: of a session of teams, or of those who go on from one of several. */
function OrderFrom({
  tournament,
  from,
  onOrder,
}: {
  readonly tournament: string;
  readonly from: SeedsWanted | null;
  /** Also gets the journal entry at which the ranking was read. */
  readonly onOrder: (seeds: readonly string[] | undefined, from: SeedsWanted | null, at?: number) => void;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data: sessions = [] } = useQuery(playSessionsQuery(tournament));
  const { data: contests = [] } = useQuery(contestsQuery(tournament));
  const [fault, setFault] = useState<'none' | 'tied'>();
  const played = sessions.filter(({ status }) => status !== 'set-up');
  const choose = async (value: string) => {
    setFault(undefined);
    const [kind, of] = value.split('/') as [SeedsWanted['kind'] | '', string];
    if (kind === '') return onOrder(undefined, null);
    if (kind === 'lot') return onOrder(undefined, { kind });
    const read = await (kind === 'session' ? standing(of) : goingOn(of)).catch(() => undefined);
    const seeds = read ? read.seeds : [];
    if (seeds === undefined) return setFault('tied');
    if (seeds.length === 0) setFault('none');
    else onOrder(seeds, kind === 'session' ? { kind, session: of } : { kind, contest: of }, read?.at);
  };
  const standing = async (session: string) => {
    const seen = await client.fetchQuery(matchesQuery(tournament, session));
    return { seeds: seedsOfStanding(seen), at: seen.position };
  };
  const goingOn = async (contest: string) => {
    const [seen, { entries }] = await Promise.all([
      client.fetchQuery(contestQuery(tournament, contest)),
      client.fetchQuery(entriesQuery(tournament)),
    ]);
    return { seeds: orderGoingOn(seen, entries), at: seen.position };
  };
  const faults = { none: t('seeding.noStanding'), tied: t('entrants.tied') };
  return (
    <Select
      label={t('seeding.order')}
      description={from?.kind === 'lot' && from.seed === undefined ? t('seeding.lotText') : undefined}
      value={from === null ? BY_HAND : valueOf(from)}
      error={fault && faults[fault]}
      data={[
        { value: BY_HAND, label: t('seeding.byHand') },
        { value: 'lot', label: t('seeding.byLot') },
        ...played.map(({ session }) => ({
          value: `session/${session}`,
          label: t('seeding.ofSession', { session }),
        })),
        ...contests.map(({ contest, title }) => ({
          value: `contest/${contest}`,
          label: t('entrants.goingOn', { title }),
        })),
      ]}
      onChange={(value) => void choose(value)}
    />
  );
}
