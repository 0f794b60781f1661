/** The largest body a request may have, in bytes. */
export const BODY_LIMIT = 256 * 1024;

/** Requests that one address may make in `RATE_WINDOW_MS`; a hall behind one address fits in. */
export const RATE_LIMIT = 6_000;
export const RATE_WINDOW_MS = 10_000;

/** Live streams that one address may hold, and all together. */
export const STREAMS_PER_ADDRESS = 300;
export const STREAMS_OVER_ALL = 5_000;

/** What a live stream may have waiting for a slow reader, in bytes, before it is closed (it resumes where it was). */
export const STREAM_BACKLOG = 1024 * 1024;
