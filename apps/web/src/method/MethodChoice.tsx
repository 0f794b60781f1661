import { Select } from '../kit/Select.js';
import { useTranslation } from 'react-i18next';
import { BODIES, presetOf, PRESETS } from '#scoring';
import type { SessionMethod, TournamentSettings } from '#tournament';
import { bodyText } from '../play/bodyText.js';
import { isOwn, methodText, presetText } from '../messages/methodText.js';
import { MethodFields } from './MethodFields.js';
import MethodWords from './MethodWords.js';
import classes from './MethodChoice.module.css';

/** Chooses how is scored: by preset, in words what it does, and what can be set by hand behind it. */
export function MethodChoice({
  label,
  method,
  laws,
  onChange,
}: {
  /** Whom it ranks, where that is to be said. */
  readonly label?: string | undefined;
  readonly method: SessionMethod;
  readonly laws: TournamentSettings['laws'];
  readonly onChange: (method: SessionMethod) => void;
}) {
  const { t, i18n } = useTranslation();
  return (
    <div className={`stack ${classes.choice}`}>
      <Select
        label={label ?? t('method.choose')}
        value={isOwn(method) ? 'own' : method.name}
        onChange={(value) => {
          const preset = presetOf(value);
          if (preset) onChange(preset);
        }}
      >
        {isOwn(method) && <option value="own">{methodText(i18n, method)}</option>}
        {BODIES.map((body) => (
          <optgroup key={body} label={bodyText(t, body)}>
            {PRESETS[body].map((preset) => (
              <option key={preset.name} value={preset.name}>
                {`${bodyText(t, body)}: ${presetText(i18n, preset)}`}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <MethodWords method={method} laws={laws} />
      <details>
        <summary>{t('method.ownSettings')}</summary>
        <MethodFields method={method} onChange={onChange} />
      </details>
    </div>
  );
}
