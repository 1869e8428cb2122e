import type { Config } from '../../config.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { presentSettings } from './present.ts';

export function settingsRoutes(config: Pick<Config, 'google' | 'links'>) {
  return defineRoutes({ getSettings: () => Promise.resolve(presentSettings(config)) });
}
