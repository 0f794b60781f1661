/**
 * Puts a text on the clipboard. The clipboard's own interface is absent on a page without TLS, so there the browser's
 * older way is taken. False when the browser allows neither.
 */
export async function copyText(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    if (isSecureContext) {
      await navigator.clipboard.writeText(field.value);
      return true;
    }
  } catch {
    // Refused: the older way may still be allowed.
  }
  field.select();
  return document.execCommand('copy');
}
