import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionQuery } from '../api/queries.js';
import { NotFound } from '../kit/NotFound.js';
import { Page } from '../kit/Page.js';
import { Waiting } from '../kit/Waiting.js';
import { Tabs } from '../kit/Tabs.js';
import { AppearancePart } from './AppearancePart.js';
import { BackupsPart } from './BackupsPart.js';
import { JournalsPart } from './JournalsPart.js';
import { ClubsPart } from './ClubsPart.js';
import { MailPart } from './MailPart.js';
import { MembersPart } from './MembersPart.js';
import { OverviewPart } from './OverviewPart.js';
import { PeoplePart } from './PeoplePart.js';
import { PersonalDataPart } from './PersonalDataPart.js';
import { PlayersPart } from './PlayersPart.js';
import { SendingPart } from './SendingPart.js';
import { SitesPart } from './SitesPart.js';
import { WorkPart } from './WorkPart.js';

const PARTS = {
  overview: OverviewPart,
  people: PeoplePart,
  players: PlayersPart,
  clubs: ClubsPart,
  members: MembersPart,
  mail: MailPart,
  appearance: AppearancePart,
  sending: SendingPart,
  backups: BackupsPart,
  books: JournalsPart,
  sites: SitesPart,
  work: WorkPart,
} as const satisfies Record<string, ComponentType>;

type PartName = keyof typeof PARTS;

const NAMES = Object.keys(PARTS) as PartName[];

/** The server, for those who administer it: a part an address. */
export default function AdministrationPage({
  part = 'overview',
  of,
}: {
  readonly part?: string | undefined;
  readonly of?: string | undefined;
}) {
  const { t } = useTranslation();
  const { data: session } = useQuery(sessionQuery);
  if (!session) return <Waiting />;
  const ofSomebody = part === 'personal-data' && of !== undefined;
  const name = NAMES.find((each) => each === part);
  if (!session.person?.administers || (name === undefined ? !ofSomebody : of !== undefined))
    return <NotFound />;
  const Part = PARTS[name ?? 'overview'];
  return (
    <>
      <Tabs
        label={t('installation.title')}
        tabs={NAMES.map((each) => ({
          href: each === 'overview' ? '/installation' : `/installation/${each}`,
          label: t(`installation.part.${each}`),
          isHere: each === name,
        }))}
      />
      {ofSomebody ? (
        <Page title={t('installation.data.title')} help="administration">
          <PersonalDataPart id={of} />
        </Page>
      ) : (
        <Page
          title={name === 'overview' || !name ? t('installation.title') : t(`installation.part.${name}`)}
          help="administration"
        >
          <Part />
        </Page>
      )}
    </>
  );
}
