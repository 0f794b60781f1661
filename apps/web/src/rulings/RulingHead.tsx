import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { lawTitle, type Language } from '#words';
import type { RulingSeen } from '../api/rulingDocuments.js';
import { lawText } from '../messages/rulingText.js';
import { Pill, type Meaning } from '../parts/Pill.js';
import classes from './Rulings.module.css';

const MEANINGS: Readonly<Record<RulingSeen['status'], Meaning>> = {
  given: 'good',
  amended: 'live',
  appealed: 'bad',
  decided: 'good',
  withdrawn: 'plain',
};

/** The law of a ruling and how the ruling stands. */
export function RulingHead({
  ruling: { law, ways, status },
  link,
}: {
  readonly ruling: Pick<RulingSeen, 'law' | 'ways' | 'status'>;
  readonly link?: string | undefined;
}) {
  const { t, i18n } = useTranslation();
  const title = lawTitle(i18n.language as Language, ways.at(-1)?.law ?? numberOf(law.law));
  const name = t('rulings.law', { law: lawText(law) });
  return (
    <div className={classes.head}>
      <h2>
        {link === undefined ? name : <Link href={link}>{name}</Link>}
        {title !== numberOf(law.law) && ` · ${title}`}
      </h2>
      <Pill meaning={MEANINGS[status]}>{t(`rulings.status.${status}`)}</Pill>
    </div>
  );
}

function numberOf(law: string): string {
  return /^\d+/.exec(law)?.[0] ?? law;
}
