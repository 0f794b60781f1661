import { TextInput } from '../kit/TextInput.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.js';
import { useTimes } from '../parts/useTimes.js';
import { venueMoment, venueText } from '../browser/venueZone.js';
import classes from './PastBar.module.css';

/** A day and a time in the past, in the venue's zone. */
export default function TimeChoice({
  earliest,
  onChoose,
}: {
  readonly earliest: Date;
  readonly onChoose: (date: Date) => void;
}) {
  const { t } = useTranslation();
  const times = useTimes();
  const [text, setText] = useState(() => venueText(Date.now()));
  const date = new Date(venueMoment(text));
  const valid = !Number.isNaN(date.getTime());
  return (
    <form
      className={classes.time}
      onSubmit={(event) => {
        event.preventDefault();
        if (valid) onChoose(date < earliest ? earliest : date);
      }}
    >
      <TextInput
        type="datetime-local"
        label={t('past.time', { zone: times.zone })}
        value={text}
        onChange={setText}
      />
      <Button type="submit" variant="default" disabled={!valid}>
        {t('past.show')}
      </Button>
    </form>
  );
}
