import { type ImportJob, runImportJob } from './importJob.ts';

self.addEventListener('message', ({ data }: MessageEvent<ImportJob>) => {
  void runImportJob(data).then((result) => self.postMessage(result, { transfer: [] }));
});
