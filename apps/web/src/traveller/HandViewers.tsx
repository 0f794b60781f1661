import { useTranslation } from 'react-i18next';
import { parseDeal } from '#cards';
import { handViewers, type BoardToView } from '#interchange';

/** Ways to a board, or a play of it, in viewers of others. Nothing of it leaves the page before one is followed. */
export default function HandViewers({
  of: { deal, ...of },
}: {
  readonly of: Omit<BoardToView, 'deal'> & { readonly deal: string };
}) {
  const { t } = useTranslation();
  const { bbo, solver } = handViewers({ ...of, deal: parseDeal(deal) });
  return (
    <p className="row gap-4 gap-x-16 target fingers not-printed">
      <a href={bbo} target="_blank" rel="noreferrer">
        {t('traveller.inBbo')}
      </a>
      <a href={solver} target="_blank" rel="noreferrer">
        {t('traveller.inSolver')}
      </a>
    </p>
  );
}
