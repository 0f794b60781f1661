/** Saves a file of the reader's. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Saves a text as a file of the reader's. */
export function saveText(name: string, text: string, type = 'text/csv'): void {
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
}
