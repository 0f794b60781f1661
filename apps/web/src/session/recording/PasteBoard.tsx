import { TextArea } from '../../kit/TextArea.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dealProblemText, type Language } from '#words';
import { Button } from '../../kit/Button.js';
import { OpensWhenAsked } from '../../kit/OpensWhenAsked.js';
import { cardSaid } from '../../replay/trickText.js';
import { readPasted, type KnownOfPlay, type Pasted, type RecordDraft } from './recordDraft.js';

/** A board in LIN or PBN, as it is copied from where it was played: it is shown before anything is recorded. */
export function PasteBoard({
  known,
  onPaste,
}: {
  readonly known: KnownOfPlay;
  readonly onPaste: (draft: RecordDraft) => void;
}) {
  const { t, i18n } = useTranslation();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<Exclude<Pasted, { draft: unknown }>>();
  const said = (why: NonNullable<typeof refused>) => {
    if ('unreadable' in why)
      return dealProblemText(why.unreadable.code, { ...why.unreadable }, i18n.language as Language);
    if ('otherBoards' in why)
      return t('recording.otherBoards', { board: known.board, boards: why.otherBoards.join(', ') });
    const { card, dealt, found } = why.otherDeal;
    return t('recording.otherDeal', {
      card: cardSaid(t, card),
      dealt: t(`contract.seatName.${dealt}`),
      found: t(`contract.seatName.${found}`),
    });
  };
  const read = () => {
    const pasted = readPasted(text, known);
    setRefused('draft' in pasted ? undefined : pasted);
    if ('draft' in pasted) onPaste(pasted.draft);
  };
  return (
    <OpensWhenAsked summary={t('recording.paste')}>
      <div className="stack">
        <TextArea
          label={t('recording.pasteText')}
          value={text}
          rows={5}
          spellcheck={false}
          error={refused && said(refused)}
          onChange={setText}
        />
        <Button variant="default" disabled={text.trim() === ''} onClick={read}>
          {t('recording.read')}
        </Button>
      </div>
    </OpensWhenAsked>
  );
}
