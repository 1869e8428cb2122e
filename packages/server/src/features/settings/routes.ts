import type { Deps } from '../../platform/Deps.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { getSettings } from './getSettings.ts';

export function settingsRoutes(deps: Deps) {
  return defineRoutes({ getSettings: () => getSettings(deps) });
}
