/** The process that paints covers. */
import type { Cover } from '@kathaloka/contract/entities';
import type { PictureWidth } from '@kathaloka/story/pictures';
import { answerJobs } from '../../platform/threadJobs.ts';
import { rasterise } from './rasterise.ts';

export interface PaintJob {
  readonly cover: Cover;
  readonly width: PictureWidth;
}

answerJobs(({ cover, width }: PaintJob) => rasterise(cover, width));
