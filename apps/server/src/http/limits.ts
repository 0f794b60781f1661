/** The largest body a request may have, in bytes. */
export const BODY_LIMIT = 256 * 1024;

/** How deep the JSON of a body may be nested: nothing that is read goes half as deep. */
export const BODY_DEPTH = 64;

/** Requests that one address may make in `RATE_WINDOW_MS`; a hall behind one address fits in. */
export const RATE_LIMIT = 6_000;
export const RATE_WINDOW_MS = 10_000;

/** Requests that a person or a device may make in that time, wherever it is. */
export const KNOWN_RATE_LIMIT = 1_000;

/** Live streams. */
export const STREAMS = {
  all: 8_000,
  /** Places that are reserved for known persons and devices. */
  reserve: 1_500,
  /** Of one person or device: its pages, and those that have not been closed yet. */
  ofKnown: 40,
  /** The places of one address, which may be a whole hall: while that many are left, and when fewer are. */
  ofAddress: 1_500,
  ofAddressWhenTight: 300,
} as const;

/** What a live stream may have waiting for a slow reader, in bytes, before it is closed (it resumes where it was). */
export const STREAM_BACKLOG = 1024 * 1024;
