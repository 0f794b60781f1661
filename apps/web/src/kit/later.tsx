import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Waiting } from './Waiting.js';

/**
 * A part of the page that is fetched when it is first shown. It appears as soon as it is there: React's `lazy` keeps what
 * stands in its place for 300 ms at least. What cannot be fetched is thrown where the part is shown, and tried again when
 * it is shown anew.
 *
 * @param meanwhile what stands in its place until then
 */
export function later<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  meanwhile: ReactNode | ((props: Props) => ReactNode) = <Waiting />,
): ComponentType<Props> {
  let held: ComponentType<Props> | undefined;
  return function Later(props: Props) {
    const [Part, setPart] = useState(() => held);
    const [failure, setFailure] = useState<{ readonly cause: unknown }>();
    useEffect(() => {
      if (Part) return undefined;
      let shown = true;
      const fetch = async () => {
        try {
          const { default: part } = await load();
          held = part;
          if (shown) setPart(() => part);
        } catch (cause) {
          if (shown) setFailure({ cause });
        }
      };
      void fetch();
      return () => {
        shown = false;
      };
    }, [Part]);
    if (failure) throw failure.cause;
    if (Part) return <Part {...props} />;
    return typeof meanwhile === 'function' ? meanwhile(props) : meanwhile;
  };
}
