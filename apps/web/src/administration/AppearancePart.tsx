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
import { Form } from '../kit/Form.js';
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
  const [name, setName] = useState(appearance.name ?? '');
  const [zone, setZone] = useState(appearance.zone ?? '');
  const [colour, setColour] = useState(appearance.colour);
  const [saved, setSaved] = useState(false);
  const change = useInstallation<Appearance>(['name', 'zone', 'colour']);
  const touched = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      set(value);
      setSaved(false);
    };
  };
  return (
    <Form
      action={t('installation.appearance.save')}
      pending={change.pending}
      problem={change.problem}
      onSubmit={() =>
        change.submit({
          ask: () =>
            api.put('/api/installation/appearance', {
              body: { name: name.trim() || null, zone: zone || null, colour },
            }),
          onDone: () => setSaved(true),
        })
      }
    >
      <div className={classes.fields}>
        <TextInput
          label={t('installation.appearance.name')}
          description={t('installation.appearance.nameHint')}
          value={name}
          error={change.fault('name')}
          maxLength={80}
          onChange={({ currentTarget }) => touched(setName)(currentTarget.value)}
        />
        <Select
          label={t('installation.appearance.zone')}
          description={t('installation.appearance.zoneHint')}
          value={zone}
          error={change.fault('zone')}
          onChange={({ currentTarget }) => touched(setZone)(currentTarget.value)}
        >
          <option value="">{t('installation.appearance.machineZone', { zone: machineZone })}</option>
          {zonesWith(zone).map((each) => (
            <option key={each} value={each}>
              {each.replaceAll('_', ' ')}
            </option>
          ))}
        </Select>
        <Colour colour={colour} onChange={touched(setColour)} />
        <output className="muted">{saved && t('installation.appearance.saved')}</output>
      </div>
    </Form>
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
        checked={colour !== null}
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
