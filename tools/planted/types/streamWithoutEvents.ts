import { defineRoutes } from '../../../packages/server/src/platform/http/defineRoutes.ts';
import { EventStream } from '../../../packages/server/src/platform/http/eventStream.ts';

export const routes = defineRoutes({ logout: () => Promise.resolve(new EventStream(nothing())) });

async function* nothing() {
  yield { event: 'delta' as const, data: { text: await Promise.resolve('') } };
}
