import type { ReactNode } from 'react';
import type { CallSeen } from '../api/tableDocuments.js';
import type { Instant } from '../api/types.js';
import { CallOpen } from './CallOpen.js';

/**
 * The open calls, and after them those that the server has not heard of. A call that it hears keeps its place: who has
 * the focus on it has it there afterwards.
 */
export function OpenCalls({
  calls,
  waiting,
  about,
  onTakeBack,
  onTakeOut,
}: {
  readonly calls: readonly CallSeen[];
  readonly waiting: readonly { readonly id: string; readonly time: Instant }[];
  /** What a call is about, and more that can be done about it. */
  readonly about?: (call: CallSeen) => ReactNode;
  readonly onTakeBack: (call: CallSeen) => void;
  readonly onTakeOut: (id: string) => void;
}) {
  const open = [
    ...calls.map((call) => ({
      ...call,
      sent: true,
      children: about?.(call),
      onTakeBack: () => onTakeBack(call),
    })),
    ...waiting.map(({ id, time }) => ({
      time,
      coming: null,
      came: null,
      sent: false,
      children: undefined,
      onTakeBack: () => onTakeOut(id),
    })),
  ];
  return open.map((call, place) => <CallOpen key={place} {...call} />);
}
