import { defineRoutes } from '../../../packages/server/src/platform/http/defineRoutes.ts';

export const routes = defineRoutes({ getSession: () => Promise.reject(new Error('whose is it?')) });
