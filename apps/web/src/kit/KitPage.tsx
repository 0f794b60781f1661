import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem } from '../api/problem.js';
import { Button } from './Button.js';
import { Choice } from './Choice.js';
import { Dialog } from './Dialog.js';
import { FileField } from './FileField.js';
import { OpensWhenAsked } from './OpensWhenAsked.js';
import { Page } from './Page.js';
import { Panel } from './Panel.js';
import { Pill } from './Pill.js';
import { QueryProblem } from './QueryProblem.js';
import { SearchField } from './SearchField.js';
import { Tabs } from './Tabs.js';
import { Tick } from './Tick.js';
import { Waiting } from './Waiting.js';
import { PasswordInput } from './PasswordInput.js';
import { Select } from './Select.js';
import { TextArea } from './TextArea.js';
import { TextInput } from './TextInput.js';

const MEANINGS = ['live', 'good', 'warn', 'bad', 'plain'] as const;
const VARIANTS = ['filled', 'default', 'subtle'] as const;
const REFUSED = new Problem({ code: 'fields', status: 400 });

/** Everything that pages are made of, in each of its states: to be looked at, and for tests. */
export default function KitPage() {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [meaning, setMeaning] = useState<string>('live');
  const [checked, setChecked] = useState(false);
  const [asked, setAsked] = useState<'plain' | 'grave'>();
  const [pending, setPending] = useState(false);
  const long = t('entries.here');
  const close = () => {
    setAsked(undefined);
    setPending(false);
  };
  const onChange = (value: string) => setText(value);
  return (
    <Page title={t('kit.title')} aside={<Pill meaning="plain">{t('session.status.set-up')}</Pill>}>
      <Panel title={t('kit.buttons')}>
        {VARIANTS.map((variant) => (
          <p key={variant}>
            <Button variant={variant}>{t('session.save')}</Button>{' '}
            <Button variant={variant} color="red">
              {t('action.cancel')}
            </Button>{' '}
            <Button variant={variant} loading>
              {t('session.save')}
            </Button>{' '}
            <Button variant={variant} disabled>
              {t('action.back')}
            </Button>
          </p>
        ))}
        <Button variant="default">{long}</Button>
      </Panel>
      <Panel title={t('kit.fields')}>
        <TextInput label={t('field.name')} value={text} onChange={onChange} />
        <TextInput
          label={t('field.login')}
          description={t('field.loginHint')}
          value={text}
          onChange={onChange}
        />
        <TextInput
          label={long}
          description={long}
          error={t('field.empty')}
          value={text}
          onChange={onChange}
        />
        <TextInput
          label={t('field.name')}
          description={t('field.nameHint')}
          descriptionBelow
          value={text}
          disabled
        />
        <PasswordInput
          label={t('field.password')}
          description={t('field.passwordHint')}
          value={text}
          onChange={onChange}
        />
        <TextArea label={t('paste.list')} description={long} rows={3} mono value={text} onChange={onChange} />
        <Select
          label={t('session.timedBy')}
          error={t('field.empty')}
          data={[
            { value: '', label: long },
            { value: 'round', label: t('session.timedBy.round') },
          ]}
          value={text === 'round' ? text : ''}
          onChange={onChange}
        />
        <SearchField label={t('room.find')} value={text} onChange={setText} />
        <FileField label={t('paste.file')} onChange={(file) => setText(file.name)} />
        <Choice
          label={t('session.timedBy')}
          value={meaning}
          options={MEANINGS.map((value) => ({ value, label: value }))}
          onChange={setMeaning}
        />
        <Tick
          label={t('boards.tapped')}
          description={t('boards.tappedHint')}
          value={checked}
          onChange={setChecked}
        />
        <OpensWhenAsked summary={t('session.moreSettings')}>{long}</OpensWhenAsked>
      </Panel>
      <Panel title={t('kit.states')} aside={<Pill meaning="live">{t('kit.states')}</Pill>}>
        <Waiting />
        <QueryProblem problem={REFUSED} retry={() => undefined} />
        {MEANINGS.map((each) => (
          <p key={each}>
            <Pill meaning={each} dot={each === 'live'}>
              {each}
            </Pill>
          </p>
        ))}
        {MEANINGS.map((each) => (
          <p key={each} className="note" data-meaning={each}>
            {long}
          </p>
        ))}
      </Panel>
      <Tabs
        label={t('kit.title')}
        tabs={(['buttons', 'fields', 'states', 'dialogs'] as const).map((part) => ({
          href: '/kit',
          label: t(`kit.${part}`),
          isHere: part === 'states',
        }))}
      />
      <div className="scrolls-x card">
        <table className="ruled figures wide">
          <thead>
            <tr>
              <th>{t('field.name')}</th>
              <th>%</th>
            </tr>
          </thead>
          <tbody>
            {[54.3, 8].map((figure) => (
              <tr key={figure}>
                <td>{long}</td>
                <td className="number">{figure}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Panel title={t('kit.dialogs')}>
        <Button variant="default" onClick={() => setAsked('plain')}>
          {t('kit.dialogs')}
        </Button>{' '}
        <Button variant="default" color="red" onClick={() => setAsked('grave')}>
          {t('session.abandon')}
        </Button>
        {asked && (
          <Dialog
            title={t('kit.dialogs')}
            action={asked === 'grave' ? t('session.abandon') : t('session.save')}
            grave={asked === 'grave'}
            pending={pending}
            problem={undefined}
            onSubmit={() => setPending(true)}
            onClose={close}
          >
            <p>{long}</p>
            <TextInput label={t('field.name')} value={text} onChange={onChange} />
          </Dialog>
        )}
      </Panel>
    </Page>
  );
}
