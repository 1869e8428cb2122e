import type { FastifyInstance } from 'fastify';
import { FOREVER, FOREVER_PRIVATE } from '../../platform/http/cacheControl.ts';
import { BUCKETS, PICTURES } from '../../platform/limits/costs.ts';
import { sendReady } from '../../platform/http/transfer.ts';
import type { Deps } from '../../platform/Deps.ts';
import { notFound } from '../../platform/notFound.ts';
import type { Covers } from './covers.ts';
import { findPicture } from './modelPictures.ts';
import { createScenes } from './scenes.ts';
import { pictureStorage } from './storage/storage.ts';

const SCENE_FILE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.svg$/;

/** Adds the pictures of scenes that the built-in illustrator draws. Their addresses contain the id of the turn. */
export function addScenes(app: FastifyInstance, deps: Pick<Deps, 'db'>): void {
  const scenes = createScenes(deps);
  app.get<{ Params: { file: string } }>(
    '/scenes/:file',
    { config: { limit: BUCKETS.cheap.network } },
    async ({ params }, reply) => {
      const [, turn_id] = SCENE_FILE.exec(params.file) ?? [];
      const found = turn_id && (await scenes.find(turn_id));
      if (!found) throw notFound('file');
      return sendReady(reply.header('cache-control', FOREVER_PRIVATE).type('image/svg+xml'), found);
    },
  );
}

/** Adds the pictures that models drew. They are served while a turn shows them. */
export function addPictures(app: FastifyInstance, { config, db }: Pick<Deps, 'config' | 'db'>): void {
  const storage = pictureStorage(config);
  app.get<{ Params: { file: string } }>(
    '/pictures/:file',
    { config: { limit: PICTURES } },
    async ({ params }, reply) => {
      const found = await findPicture({ db, storage }, params.file);
      if (found === null) throw notFound('file');
      return reply.header('cache-control', FOREVER_PRIVATE).type('image/webp').send(found);
    },
  );
}

/** Adds the generated covers. What is sent until a size is painted must not be stored under its address. */
export function addCovers(app: FastifyInstance, covers: Covers): void {
  app.get<{ Params: { file: string } }>(
    '/covers/:file',
    { config: { limit: PICTURES } },
    async ({ params }, reply) => {
      const found = await covers.find(params.file);
      if (found === null) throw notFound('file');
      const { picture, type, isWhole } = found;
      return reply
        .header('cache-control', isWhole ? FOREVER : 'no-store')
        .type(type)
        .send(picture);
    },
  );
}
