/** The thread that renders pages with the app's build for servers, which it loads for the first page. */
import { pathToFileURL } from 'node:url';
import type { AskedPage, PageRenderer } from '@kathaloka/contract/rendering';
import { answerJobs } from '../threadJobs.ts';

export interface RenderJob {
  readonly file: string;
  readonly page: AskedPage;
}

answerJobs(async ({ file, page }: RenderJob) => {
  const { renderPage } = (await import(pathToFileURL(file).href)) as PageRenderer;
  return renderPage(page);
});
