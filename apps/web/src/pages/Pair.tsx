import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { api } from '../api/client.js';
import { newCommandId } from '../api/idempotency.js';
import { Problem } from '../api/problem.js';
import { sessionQuery } from '../api/queries.js';
import { matchesQuery, playSessionQuery } from '../api/sessionQueries.js';
import type { PairedDevice } from '../api/types.js';
import { announce } from '../kit/announce.js';
import { Button } from '../kit/Button.js';
import { CodeField } from '../parts/CodeField.js';
import { FormCard } from '../form/FormCard.js';
import { useForm } from '../form/useForm.js';
import { useFragmentToken } from '../browser/fragmentToken.js';
import { Page } from '../kit/Page.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { problemText } from '../messages/problemText.js';
import { useSubmission } from '../parts/useSubmission.js';
import { Waiting } from '../kit/Waiting.js';
import { Whole } from '../kit/Whole.js';
import { TableStood } from '../devices/TableStood.js';
import { playsTeams } from '../play/playsTeams.js';
import { resultsPath } from '../table/whereItStood.js';
import { teamOfPair, teamText } from '../play/teamText.js';

/** With the id under which a phone that stands there already is asked for its place. */
type Proof = ({ readonly token: string } | { readonly code: string }) & {
  readonly as?: PairedAs;
  readonly request?: string;
};
type PairedAs = 'table' | 'NS' | 'EW';

function usePairing() {
  const client = useQueryClient();
  const [paired, setPaired] = useState(false);
  const [proof, setProof] = useState<Proof>();
  const [taken, setTaken] = useState<TableTaken>();
  const [asked, setAsked] = useState<Asked>();
  const onPaired = useCallback(async () => {
    await client.invalidateQueries({ queryKey: ['session'] });
    setPaired(true);
  }, [client]);
  const form = useSubmission(async (given: Proof) => {
    setProof(given);
    try {
      return await api.post('/api/devices/pair', { body: given });
    } catch (problem) {
      setTaken(tableTaken(problem));
      if (isPhoneAsked(problem)) setAsked({ proof: given, table: tableIn(problem) });
      throw problem;
    }
  }, onPaired);
  return { ...form, paired, proof, taken, asked, onPaired, askNoMore: () => setAsked(undefined) };
}

/** The phone of a table is asked for its place, and has not answered yet. */
interface Asked {
  readonly proof: Proof;
  readonly table: string;
}

function isPhoneAsked(problem: unknown): problem is Problem {
  return problem instanceof Problem && problem.code === 'access.phone-asked';
}

function tableIn({ parameters: { table } }: Problem): string {
  return typeof table === 'string' ? table : '';
}

/** Milliseconds between two looks whether the other phone has answered. */
const LOOK_AGAIN = 2_000;

/** The other phone is asked: this one waits for what it says. */
function WaitsForRoom({
  asked: { proof, table },
  onPaired,
  onBack,
}: {
  readonly asked: Asked;
  readonly onPaired: () => Promise<void>;
  readonly onBack: () => void;
}) {
  const { t } = useTranslation();
  const isOver = (problem: Error | null) =>
    problem instanceof Problem && !problem.unanswered && problem.code !== 'access.phone-asked';
  const answer = useQuery({
    queryKey: ['pair', proof.request],
    queryFn: () => api.post('/api/devices/pair', { body: proof }),
    refetchInterval: ({ state: { data, error } }) => (data || isOver(error) ? false : LOOK_AGAIN),
    retry: false,
    gcTime: 0,
  });
  useEffect(() => {
    if (answer.isSuccess) void onPaired();
  }, [answer.isSuccess, onPaired]);
  return (
    <>
      {isOver(answer.error) ? (
        <ProblemNote problem={answer.error} />
      ) : (
        <output>
          <p>{t('pair.asked', { table })}</p>
          <p className="muted">{t('pair.askedText')}</p>
        </output>
      )}
      <Button variant="default" onClick={onBack}>
        {t('action.back')}
      </Button>
    </>
  );
}

/** A table that another phone stands for, and whether it has sides that can have phones of their own. */
interface TableTaken {
  readonly table: string;
  readonly hasSides: boolean;
}

/** The table that is taken; undefined where it is not that which keeps this phone from being paired. */
function tableTaken(problem: unknown): TableTaken | undefined {
  if (!(problem instanceof Problem) || problem.code !== 'access.table-taken') return undefined;
  const { table = '', sides } = problem.parameters as { readonly table?: string; readonly sides?: number };
  return { table, hasSides: sides !== 0 };
}

/** Another phone stands for the table: this one takes its place, or is the own phone of one side. */
function Taken({
  taken: { table, hasSides },
  proof,
  pairing: { submit, pending },
}: Pairing & { readonly taken: TableTaken; readonly proof: Proof }) {
  const { t } = useTranslation();
  const pairAs = (as: PairedAs) => submit({ ...proof, as, request: newCommandId() });
  return (
    <>
      <p>{t(hasSides ? 'pair.taken' : 'pair.takenWhole', { table })}</p>
      <div className="stack">
        {(hasSides ? (['NS', 'EW'] as const) : []).map((side) => (
          <Button
            key={side}
            variant="default"
            loading={pending && proof.as === side}
            disabled={pending && proof.as !== side}
            onClick={() => pairAs(side)}
          >
            <Whole text={t('pair.asSide', { side: t(`contract.sideName.${side}`) })} />
          </Button>
        ))}
        <Button
          variant="default"
          loading={pending && proof.as === 'table'}
          disabled={pending && proof.as !== 'table'}
          onClick={() => pairAs('table')}
        >
          {t('pair.replace')}
        </Button>
      </div>
      {hasSides && <p className="muted">{t('pair.takenText')}</p>}
    </>
  );
}

/** The phone at a table: the scanned card says which one, or a code from the director's screen does. */
export default function Pair() {
  const { t } = useTranslation();
  const token = useFragmentToken();
  const { data: session } = useQuery(sessionQuery);
  const pairing = usePairing();
  const [another, setAnother] = useState(false);
  if (!session) return <Waiting />;
  if (pairing.paired && session.device) return <Linked device={session.device} />;
  if (session.device && token === undefined && !another) {
    return <Stands device={session.device} onAnother={() => setAnother(true)} />;
  }
  const { taken, asked } = pairing;
  return (
    <Page title={t('pair.title')} help="table-phones" narrow>
      {asked !== undefined ? (
        <WaitsForRoom asked={asked} onPaired={pairing.onPaired} onBack={pairing.askNoMore} />
      ) : taken !== undefined && pairing.proof ? (
        <Taken taken={taken} proof={pairing.proof} pairing={pairing} />
      ) : token === undefined ? (
        <CodeForm pairing={pairing} />
      ) : (
        <Scanned token={token} pairing={pairing} signedIn={session.person?.name} />
      )}
    </Page>
  );
}

/** A phone that has just been linked to its table. */
function Linked({ device }: { readonly device: PairedDevice }) {
  const { t } = useTranslation();
  const { table, side, pair } = device;
  const done =
    side === null
      ? t('pair.done', { table })
      : t('pair.doneSide', { table, side: t(`contract.sideName.${side}`) });
  const next = useRef<HTMLDivElement>(null);
  useEffect(() => announce(done), [done]);
  // Whoever waited for the other phone has the focus nowhere in particular.
  useEffect(() => next.current?.querySelector('a')?.focus(), []);
  return (
    <Page title={t('table.name', { table })} narrow ownHeading>
      <p className="note" data-meaning="good">
        {done}
        {pair !== null && <GoesWith device={device} pair={pair} />}
      </p>
      <TableStood device={device} />
      {/* Back from the table does not lead here again: it is paired. */}
      <div ref={next} className="contents">
        <Button component={Link} href="/table" replace>
          {t('pair.goOn')}
        </Button>
      </div>
    </Page>
  );
}

/** Whom the own phone of a side goes with: its pair, or the side of a team, whoever plays there. */
function GoesWith({ device, pair }: { readonly device: PairedDevice; readonly pair: string }) {
  const { t } = useTranslation();
  const { data: play } = useQuery(playSessionQuery(device.tournament, device.session));
  const isOfTeam = play !== undefined && playsTeams(play);
  const { data: matches } = useQuery({
    ...matchesQuery(device.tournament, device.session),
    enabled: isOfTeam,
  });
  if (!play || (isOfTeam && !matches)) return null;
  if (!matches) return ` ${t('pair.goesWith')}`;
  return ` ${t('pair.goesWithTeam', { team: teamText(teamOfPair(pair), matches.teams) })}`;
}

/** A phone that stands for a table already, and was given nothing else. */
function Stands({ device, onAnother }: { readonly device: PairedDevice; readonly onAnother: () => void }) {
  const { t } = useTranslation();
  const { table, side } = device;
  return (
    <Page title={t('table.name', { table })} narrow ownHeading>
      <p>
        {side === null
          ? t('pair.stands', { table })
          : t('pair.standsSide', { table, side: t(`contract.sideName.${side}`) })}
      </p>
      <TableStood device={device} />
      <Button component={Link} href="/table" replace>
        {t('pair.goOn')}
      </Button>
      <Button variant="default" onClick={onAnother}>
        {t('pair.another')}
      </Button>
    </Page>
  );
}

/** What a card that lasts answers while no session has its table. */
const RESTING: readonly string[] = [
  'access.card-unbound',
  'access.card-session-over',
  'access.card-no-table',
];

function isOfResting(problem: unknown): problem is Problem {
  return problem instanceof Problem && RESTING.includes(problem.code);
}

/** Between sessions a card still leads on: to the results of the last one, or to the tournaments. */
function WhileItRests({ problem }: { readonly problem: Problem }) {
  const { t, i18n } = useTranslation();
  const { tournament, session } = problem.parameters as {
    readonly tournament?: string;
    readonly session?: string;
  };
  const shown = tournament !== undefined && session !== undefined;
  const is = !shown ? 'tournaments' : problem.code === 'access.card-session-over' ? 'lastResults' : 'session';
  return (
    <>
      <p role="alert" className="note" data-meaning="warn">
        {problemText(i18n, problem)}
      </p>
      <Button component={Link} variant="default" href={shown ? resultsPath({ tournament, session }) : '/'}>
        {t(`pair.${is}`)}
      </Button>
    </>
  );
}

/** Short codes are typed, or scanned from a phone that stands at the table already. */
const SHORT_CODE = /^[0-9A-Z]{3}-[0-9A-Z]{5}$/;

function proofOf(scanned: string): Proof {
  return SHORT_CODE.test(scanned) ? { code: scanned } : { token: scanned };
}

interface Pairing {
  readonly pairing: ReturnType<typeof usePairing>;
}

/** A scan pairs at once; only on somebody's own signed-in device is it asked for first. */
function Scanned({
  token,
  pairing,
  signedIn,
}: Pairing & { readonly token: string; readonly signedIn: string | undefined }) {
  const { t } = useTranslation();
  const tried = useRef('');
  const { submit, pending, problem } = pairing;
  useEffect(() => {
    if (signedIn !== undefined || tried.current === token) return;
    tried.current = token;
    submit(proofOf(token));
  }, [signedIn, token, submit]);
  if (signedIn !== undefined || problem) {
    return (
      <>
        {signedIn !== undefined && <p>{t('pair.signedIn', { name: signedIn })}</p>}
        {isOfResting(problem) ? <WhileItRests problem={problem} /> : <ProblemNote problem={problem} />}
        <Button loading={pending} onClick={() => submit(proofOf(token))}>
          {problem ? t('action.tryAgain') : t('pair.action')}
        </Button>
        {problem && !isOfResting(problem) && <p className="muted">{t('pair.otherWay')}</p>}
      </>
    );
  }
  return <output>{t('pair.underWay')}</output>;
}

function CodeForm({ pairing }: Pairing) {
  const { t } = useTranslation();
  const form = useForm<{ readonly code: string }, Proof>({ start: { code: '' }, submission: pairing });
  return (
    <>
      <p>{t('pair.scanOrType')}</p>
      <FormCard form={form} action={t('pair.action')}>
        <CodeField field={form.at('code', false)} label={t('pair.code')} />
      </FormCard>
    </>
  );
}
