import { stored } from './stored.js';

/** Whether somebody was signed in on this page and is not any more, without having signed out here. */
export const signInEnded = stored(false);

/** What one page of this browser tells the others of who is signed in. */
export type SignInNews = 'in' | 'out';

const channel = new BroadcastChannel('tirage.sign-in');

/** Tells the other pages of this browser. */
export function tellSignIn(news: SignInNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  channel.postMessage(news);
}

/** Hears of it from the other pages of this browser. @returns what ends that */
export function hearSignIn(listener: (news: SignInNews) => void): () => void {
  const hear = ({ data }: MessageEvent<SignInNews>) => listener(data);
  channel.addEventListener('message', hear);
  return () => channel.removeEventListener('message', hear);
}
