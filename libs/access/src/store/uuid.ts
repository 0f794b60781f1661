const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text is a uuid as ids are written here: in lower case. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
