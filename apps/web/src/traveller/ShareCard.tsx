import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OpensWhenAsked } from '../kit/OpensWhenAsked.js';
import { later } from '../kit/later.js';

const LinkToHandOver = later(async () => ({
  default: (await import('../parts/LinkToHandOver.js')).LinkToHandOver,
}));

/** The card on the page as a link for somebody else: by what the device shares with, otherwise to be copied or scanned. */
export function ShareCard({ called }: { readonly called: string }) {
  const { t } = useTranslation();
  const link = `${location.origin}${location.pathname}`;
  const [canShare, setCanShare] = useState('share' in navigator);
  if (!canShare) {
    return (
      <OpensWhenAsked summary={t('card.share')}>
        <LinkToHandOver link={link} label={t('card.shareLink')} />
      </OpensWhenAsked>
    );
  }
  const share = async () => {
    try {
      await navigator.share({ title: called, url: link });
    } catch (error) {
      // Whoever has thought better of it is done; a device that cannot after all has the link to copy.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setCanShare(false);
    }
  };
  return (
    <button type="button" className="target link-button accent" onClick={() => void share()}>
      {t('card.share')}
    </button>
  );
}
