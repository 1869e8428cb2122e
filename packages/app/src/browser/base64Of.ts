/** The bytes of a file in base64, for a call that takes JSON. */
export async function base64Of(file: Blob): Promise<string> {
  const reader = new FileReader();
  const read = new Promise<void>((resolve, reject) => {
    reader.addEventListener('load', () => resolve());
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
  });
  reader.readAsDataURL(file);
  await read;
  // the part after “data:…;base64,”; an empty file has none
  return typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : '';
}
