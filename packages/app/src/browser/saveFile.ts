/** Starts a download of a value as JSON. */
export function saveJson(name: string, value: unknown): void {
  saveText(name, JSON.stringify(value, null, 2), 'application/json');
}

/** Starts a download of a text. */
export function saveText(name: string, text: string, type: string): void {
  saveBlob(name, new Blob([text], { type }));
}

/** Starts a download. */
export function saveBlob(name: string, blob: Blob): void {
  saveAddress(name, URL.createObjectURL(blob));
}

/** A busy browser may start to read the download only after a while. */
const READ_WITHIN_MS = 60_000;

/** Starts a download of a URL, and revokes it afterwards if it is an object URL. */
export function saveAddress(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
}
