/**
 * How much of a file is read before it is refused: more than any honest file has, and little enough that hostile ones
 * end in bounded time and memory.
 */
export const LIMITS = {
  /** Bytes of a file that is read as a whole. */
  file: 256 * 1024 * 1024,
  /** Signs of a line; what is written in one line, as JSON or LIN, is limited by the file alone. */
  line: 64 * 1024,
  /** Signs of one game or board with its comments, in formats that are read piece by piece. */
  game: 1024 * 1024,
  /** Elements in elements of an XML text. */
  depth: 64,
} as const;
