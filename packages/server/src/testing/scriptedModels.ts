import { readConfig } from '../config.ts';
import { scriptedModel } from '../narrator/scripted.ts';

/** Settings with which a provider serves every model, played by a scripted narrator. */
export const SCRIPTED_MODELS = {
  AI_BASE_URL: 'http://127.0.0.1:9',
  AI_TEXT_MODELS: 'tenali=scripted,birbal=scripted,vyasa=scripted',
  AI_IMAGE_MODELS: 'vishvakarma=scripted,chitrakar=scripted,ajanta=scripted,ravivarma=scripted',
} as const;

export const { ai: scriptedModels } = readConfig(SCRIPTED_MODELS);

/** An app whose scripted narrator counts as a provider's models. */
export const toldByModels = { narrator: scriptedModel(), config: { ai: scriptedModels } };
