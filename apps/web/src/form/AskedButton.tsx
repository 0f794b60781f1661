import { useState, type ComponentProps } from 'react';
import type { Commands } from '../api/schemas.js';
import { Button } from '../kit/Button.js';
import { AskCommand } from './AskCommand.js';

/** A button of a command that is asked about first; what is asked for is called as the button is. */
export function AskedButton<Name extends keyof Commands>(
  asked: Omit<ComponentProps<typeof AskCommand<Name>>, 'onClose'>,
) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {asked.action}
      </Button>
      {asking && <AskCommand {...asked} onClose={() => setAsking(false)} />}
    </>
  );
}
