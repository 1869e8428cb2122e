import { decodedText, IMPORT_FILE_MAX_BYTES, type ImportAnswer } from '@kathaloka/formats';

/** No real story file takes longer to read, and source of ink not to compile. */
const READING_S = 20;

/** Reads a story from a file, in a worker of its own. Rejects where the worker fails. */
export async function readStoryFile(file: File): Promise<ImportAnswer> {
  if (file.size > IMPORT_FILE_MAX_BYTES.page) {
    return { refusal: { code: 'too_large', params: { max: IMPORT_FILE_MAX_BYTES.page } } };
  }
  const text = decodedText(new Uint8Array(await file.arrayBuffer()));
  const worker = new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<ImportAnswer>((resolve, reject) => {
      const timer = setTimeout(
        () => resolve({ refusal: { code: 'took_too_long', params: { seconds: READING_S } } }),
        READING_S * 1000,
      );
      worker.addEventListener('message', ({ data }: MessageEvent<ImportAnswer>) => {
        clearTimeout(timer);
        resolve(data);
      });
      worker.addEventListener('error', ({ message }) => {
        clearTimeout(timer);
        reject(new Error(message));
      });
      worker.postMessage({ text, name: file.name }, []);
    });
  } finally {
    worker.terminate();
  }
}
