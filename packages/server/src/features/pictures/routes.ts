import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/AppError.ts';
import { notFound } from '../../platform/notFound.ts';
import type { Covers } from './covers.ts';

const A_YEAR = 'public, max-age=31536000, immutable';
const TRY_AGAIN_AFTER_S = 5;

/** The generated covers. The content of an address never changes. */
export function addCovers(app: FastifyInstance, covers: Covers): void {
  app.get<{ Params: { file: string } }>('/covers/:file', async ({ params }, reply) => {
    const found = await covers.find(params.file);
    if (found === null) throw notFound('file');
    if (found === 'busy') {
      throw new AppError('unavailable', 'Many pictures are being painted. Please try again.', {
        retry_after_seconds: TRY_AGAIN_AFTER_S,
      });
    }
    return reply.header('cache-control', A_YEAR).type('image/webp').send(found);
  });
}
