import { TextInput } from '../kit/TextInput.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readResult } from '#lists';
import { ResultSeen } from '../contract/ResultSeen.js';
import { signed } from '../messages/fieldText.js';
import { scoreOf } from '../offline/atTable.js';
import { contractWithScore } from './contractWithScore.js';
import { faultOfResult } from './faultOfResult.js';

/** A result as it stands on a slip, with what is read from it and what that scores. */
export function ResultField({
  name,
  label,
  board,
  value,
  tried,
  hinted = true,
  onChange,
}: {
  readonly name?: string;
  readonly label: string;
  readonly board: number;
  readonly value: string;
  /** It was to be sent: now it must be readable. */
  readonly tried: boolean;
  /** Whether it says how results are written. */
  readonly hinted?: boolean;
  readonly onChange: (value: string) => void;
}) {
  const { t } = useTranslation();
  const [left, setLeft] = useState(false);
  const [typed, setTyped] = useState('');
  // A contract with its score is handed on as slips have it, and stays as it was written.
  const slipOf = (text: string) => contractWithScore(text, board)?.result ?? text;
  const result = readResult(value);
  const fault = faultOfResult(value, board);
  // A score that cannot be is marked as soon as it is written: it reads like any other. What is not whole is, once left.
  const told = tried || fault?.part === 'impossible' || (left && value.trim() !== '');
  return (
    <div>
      <TextInput
        name={name}
        label={label}
        description={hinted && t('room.resultHint')}
        descriptionBelow
        value={slipOf(typed) === value ? typed : value}
        error={told && fault && t(`room.resultFault.${fault.part}`, { ...fault })}
        autoComplete="off"
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        autoCapitalize="characters"
        spellcheck={false}
        onChange={(text) => {
          setTyped(text);
          onChange(slipOf(text));
        }}
      />
      <output className="number">
        {result && (
          <>
            {result.kind === 'score' ? '' : <ResultSeen result={result} />}{' '}
            <strong>{t('room.scoreNS', { score: signed(scoreOf(result, board)) })}</strong>
          </>
        )}
      </output>
    </div>
  );
}
