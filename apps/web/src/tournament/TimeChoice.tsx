import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimes } from '../parts/useTimes.js';
import classes from './PastBar.module.css';

/** A date as the text of a field for local times. */
function localText(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** A day and a time in the past, in the zone of this device. */
export default function TimeChoice({
  earliest,
  onChoose,
}: {
  readonly earliest: Date;
  readonly onChoose: (date: Date) => void;
}) {
  const { t } = useTranslation();
  const times = useTimes();
  const [text, setText] = useState(() => localText(new Date()));
  const date = new Date(text);
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
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={!valid}>
        {t('past.show')}
      </Button>
    </form>
  );
}
