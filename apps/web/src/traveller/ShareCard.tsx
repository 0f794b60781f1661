import { useTranslation } from 'react-i18next';
import { OpensWhenAsked } from '../kit/OpensWhenAsked.js';
import { later } from '../kit/later.js';
import { ShareLink } from '../parts/ShareLink.js';

const LinkToHandOver = later(async () => ({
  default: (await import('../parts/LinkToHandOver.js')).LinkToHandOver,
}));

/** The card on the page as a link for somebody else: by what the device shares with, otherwise to be copied or scanned. */
export function ShareCard({ called }: { readonly called: string }) {
  const { t } = useTranslation();
  const link = `${location.origin}${location.pathname}`;
  return (
    <ShareLink
      link={link}
      title={called}
      instead={
        <OpensWhenAsked summary={t('card.share')}>
          <LinkToHandOver link={link} label={t('card.shareLink')} />
        </OpensWhenAsked>
      }
    />
  );
}
