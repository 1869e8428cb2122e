import type { Deps } from '../../platform/Deps.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { presentSettings } from './present.ts';

export function settingsRoutes({ config }: Deps) {
  return defineRoutes({ getSettings: () => Promise.resolve(presentSettings(config)) });
}
