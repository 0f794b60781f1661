import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { RulingSeen } from '../api/rulingDocuments.js';
import { lawName } from '../messages/rulingText.js';
import { Pill, type Meaning } from '../kit/Pill.js';
import { bookOf } from './book/bookOf.js';
import { useBookWords } from './book/useBookWords.js';

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
  const book = bookOf(law.edition);
  const words = useBookWords(book);
  const about = ways.at(-1)?.law ?? book.titled(law.law);
  const title = words.title(about);
  const name = lawName(i18n, law);
  return (
    <div className="row gap-4 gap-x-12 between">
      <h2>
        {link === undefined ? name : <Link href={link}>{name}</Link>}
        {title !== about && ` · ${title}`}
      </h2>
      <Pill meaning={MEANINGS[status]}>{t(`rulings.status.${status}`)}</Pill>
    </div>
  );
}
