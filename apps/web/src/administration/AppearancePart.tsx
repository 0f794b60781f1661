import { Select } from '../kit/Select.js';
import { TextInput } from '../kit/TextInput.js';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import { installationQuery } from '../api/installationQueries.js';
import type { Appearance, InstallationSeen } from '../api/installationDocuments.js';
import { Problem } from '../api/problem.js';
import { accentsOf } from '../frame/accents.js';
import { Button } from '../kit/Button.js';
import { FileField } from '../kit/FileField.js';
import { FormCard } from '../form/FormCard.js';
import { useForm } from '../form/useForm.js';
import { logoPath } from '../parts/HouseMark.js';
import { Panel } from '../kit/Panel.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { Tick } from '../kit/Tick.js';
import { Waiting } from '../kit/Waiting.js';
import classes from './Administration.module.css';
import { useInstallation } from './useInstallation.js';

const TEAL = '#0f5c63';
const LOGO_LIMIT = 128 * 1024;
const PICTURES = 'image/png,image/jpeg';

/** Name, look and time zone of the server. */
export function AppearancePart() {
  const installation = useQuery(installationQuery);
  if (installation.isError)
    return <QueryProblem problem={installation.error} retry={() => installation.refetch()} />;
  if (!installation.data) return <Waiting />;
  return (
    <>
      <div className={classes.settings}>
        <Settings seen={installation.data} />
      </div>
      <Logo logo={installation.data.appearance.logo} />
    </>
  );
}

function Settings({ seen: { appearance, machineZone } }: { readonly seen: InstallationSeen }) {
  const { t } = useTranslation();
  const [saved, setSaved] = useState<object>();
  const form = useForm({
    start: { name: appearance.name ?? '', zone: appearance.zone ?? '', colour: appearance.colour },
    submission: useInstallation<Appearance>(),
    body: (values) => ({
      ask: () =>
        api.put('/api/installation/appearance', {
          body: { name: values.name.trim() || null, zone: values.zone || null, colour: values.colour },
        }),
      onDone: () => setSaved(values),
    }),
  });
  const { zone, colour } = form.values;
  return (
    <FormCard form={form} action={t('installation.appearance.save')}>
      <div className={classes.fields}>
        <TextInput
          {...form.at('name')}
          label={t('installation.appearance.name')}
          description={t('installation.appearance.nameHint')}
          maxLength={80}
        />
        <Select
          {...form.at('zone')}
          label={t('installation.appearance.zone')}
          description={t('installation.appearance.zoneHint')}
        >
          <option value="">{t('installation.appearance.machineZone', { zone: machineZone })}</option>
          {zonesWith(zone).map((each) => (
            <option key={each} value={each}>
              {each.replaceAll('_', ' ')}
            </option>
          ))}
        </Select>
        <Colour colour={colour} onChange={(own) => form.set({ colour: own })} />
        <output className="muted">{saved === form.values && t('installation.appearance.saved')}</output>
      </div>
    </FormCard>
  );
}

/** The zones that this browser knows, with the one that was chosen elsewhere. */
function zonesWith(chosen: string): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return chosen === '' || known.includes(chosen) ? known : [chosen, ...known];
}

function Colour({
  colour,
  onChange,
}: {
  readonly colour: string | null;
  readonly onChange: (colour: string | null) => void;
}) {
  const { t } = useTranslation();
  const field = useId();
  const shown = colour ?? TEAL;
  const { light, dark } = accentsOf(shown);
  const adjusted = colour !== null && light.accent !== colour;
  return (
    <div className={classes.fields}>
      <Tick
        label={t('installation.appearance.ownColour')}
        value={colour !== null}
        onChange={(own) => onChange(own ? shown : null)}
      />
      {colour !== null && (
        <div className={`row gap-12 gap-x-16 ${classes.colour}`}>
          <label htmlFor={field}>{t('installation.appearance.colour')}</label>
          <input
            id={field}
            type="color"
            value={colour}
            onChange={({ currentTarget }) => onChange(currentTarget.value.toLowerCase())}
          />
          <Sample ground="#ffffff" accent={light.accent} label={t('appearance.light')} />
          <Sample ground="#1b2023" accent={dark.accent} label={t('appearance.dark')} />
        </div>
      )}
      {adjusted && <p className="muted">{t('installation.appearance.adjusted')}</p>}
    </div>
  );
}

function Sample({
  ground,
  accent,
  label,
}: {
  readonly ground: string;
  readonly accent: string;
  readonly label: string;
}) {
  return (
    <span className={classes.sample} style={{ background: ground, color: accent }}>
      {label}
    </span>
  );
}

function Logo({ logo }: { readonly logo: string | null }) {
  const { t } = useTranslation();
  const change = useInstallation<Appearance>();
  const [refused, setRefused] = useState<Problem>();
  const choose = (file: File) => {
    const tooLarge = file.size > LOGO_LIMIT;
    setRefused(tooLarge ? new Problem({ code: 'installation.logo-too-large', status: 0 }) : undefined);
    if (tooLarge) return;
    void base64Of(file).then((picture) =>
      change.submit({ ask: () => api.put('/api/installation/logo', { body: { picture } }) }),
    );
  };
  return (
    <Panel title={t('installation.appearance.logo')}>
      {logo && <img className={classes.logo} src={logoPath(logo)} alt={t('installation.appearance.logo')} />}
      <FileField label={t('installation.appearance.logoHint')} accept={PICTURES} onChange={choose} />
      <ProblemNote problem={refused ?? change.problem} />
      {logo && (
        <div>
          <Button
            variant="default"
            loading={change.pending}
            onClick={() => change.submit({ ask: () => api.delete('/api/installation/logo') })}
          >
            {t('installation.appearance.logoRemove')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
