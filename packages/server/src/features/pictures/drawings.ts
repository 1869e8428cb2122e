import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { drawCovers } from './drawCovers.ts';

export function drawingRoutes() {
  return defineRoutes({ drawCovers: ({ query }) => Promise.resolve(drawCovers(query)) });
}
