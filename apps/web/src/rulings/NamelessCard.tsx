import type { i18n as I18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { NamelessEffect, NamelessRuling } from '../api/rulingDocuments.js';
import { lawName } from '../messages/rulingText.js';
import { HowFound } from './HowFound.js';
import { RulingHead } from './RulingHead.js';
import classes from './Rulings.module.css';

/** A ruling as it is published without names: law, how it was found, and what kind of effect it has. */
export function NamelessCard({
  tournament,
  ruling,
}: {
  readonly tournament: string;
  readonly ruling: NamelessRuling;
}) {
  const { t, i18n } = useTranslation();
  const { law, session, ways, effects } = ruling;
  return (
    <li className={`stack card pad-16 breaks unbroken ${classes.ruling}`} aria-label={lawName(i18n, law)}>
      <RulingHead ruling={ruling} />
      <p>{t('rulings.session', { session })}</p>
      {ways.length > 0 && <HowFound tournament={tournament} session={session} law={law} ways={ways} />}
      {effects.length === 0 && <p className="muted">{t('rulings.noEffect')}</p>}
      {effects.length > 0 && (
        <ul className={classes.effects} aria-label={t('rulings.effects')}>
          {effects.map((effect, index) => (
            <li key={`${index}`}>{namelessEffectText(i18n, effect)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

function namelessEffectText({ t }: I18n, effect: NamelessEffect): string {
  if (effect.kind === 'sheet-line') return t(`rulings.nameless.line.${effect.line}`);
  if (effect.kind !== 'adjustment') return t(`rulings.nameless.${effect.kind}`);
  if (effect.tricks !== null) return t('rulings.nameless.tricks', { count: effect.tricks });
  const [ns, ew] = [t(`rulings.nameless.${effect.NS}`), t(`rulings.nameless.${effect.EW}`)];
  return ns === ew ? ns : `NS ${ns}, EW ${ew}`;
}
