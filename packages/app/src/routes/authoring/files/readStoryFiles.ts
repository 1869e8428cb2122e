import { IMPORT_FILE_MAX_BYTES, type SeriesAnswer } from '@kathaloka/formats';
import type { ImportJob, ImportResult, JobResult, RepairResult } from './importJob.ts';

/** A timeout: every real story file is read faster, and every ink source compiles faster. */
const READING_S = 20;

class TooLong extends Error {}

/** Reads a story from its files, in a worker. Rejects if the worker fails. */
export async function readStoryFiles(files: readonly File[]): Promise<ImportResult> {
  const max = IMPORT_FILE_MAX_BYTES.page;
  if (files.reduce((sum, { size }) => sum + size, 0) > max)
    return { answer: { refusal: { code: 'too_large', params: { max } } }, refused: [] };
  const read = files.map(async (file) => ({
    name: file.name,
    bytes: new Uint8Array(await file.arrayBuffer()),
  }));
  try {
    return await inWorker({ kind: 'read', files: await Promise.all(read) });
  } catch (error) {
    if (!(error instanceof TooLong)) throw error;
    return { answer: { refusal: { code: 'took_too_long', params: { seconds: READING_S } } }, refused: [] };
  }
}

/** Reads the file of a series, in a worker. */
export async function readSeriesFile(file: File): Promise<SeriesAnswer> {
  const max = IMPORT_FILE_MAX_BYTES.shelf;
  if (file.size > max) return { refusal: { code: 'too_large', params: { max } } };
  try {
    return await inWorker({ kind: 'series', bytes: new Uint8Array(await file.arrayBuffer()) });
  } catch (error) {
    if (!(error instanceof TooLong)) throw error;
    return { refusal: { code: 'took_too_long', params: { seconds: READING_S } } };
  }
}

/** Repairs all findings of a kind. */
export function repairStory(
  job: Omit<Extract<ImportJob, { kind: 'repair' }>, 'kind'>,
): Promise<RepairResult> {
  return inWorker({ kind: 'repair', ...job });
}

async function inWorker<Job extends ImportJob>(job: Job): Promise<JobResult<Job>> {
  const worker = new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new TooLong()), READING_S * 1000);
      worker.addEventListener('message', ({ data }: MessageEvent<JobResult<Job>>) => {
        clearTimeout(timer);
        resolve(data);
      });
      worker.addEventListener('error', ({ message }) => {
        clearTimeout(timer);
        reject(new Error(message));
      });
      worker.postMessage(job, []);
    });
  } finally {
    worker.terminate();
  }
}
