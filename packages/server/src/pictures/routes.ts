import type { FastifyInstance } from 'fastify';
import type { Covers } from './covers.ts';

const A_YEAR = 'public, max-age=31536000, immutable';
const TRY_AGAIN_AFTER_S = 5;

/** The covers that the illustrator draws. What an address shows never changes. */
export function addCovers(app: FastifyInstance, covers: Covers): void {
  app.get<{ Params: { file: string } }>('/covers/:file', async ({ params }, reply) => {
    const found = await covers.find(params.file);
    if (found === null) return reply.code(404).send({ detail: 'Not Found' });
    if (found === 'busy')
      return reply
        .code(503)
        .header('retry-after', TRY_AGAIN_AFTER_S)
        .send({ detail: 'Many pictures are being painted. Please try again.' });
    return reply.header('cache-control', A_YEAR).type('image/webp').send(found);
  });
}
