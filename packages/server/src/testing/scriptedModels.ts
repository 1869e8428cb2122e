import { readConfig } from '../config.ts';
import { scriptedModel } from '../narrator/scripted.ts';

/** Settings under which a provider serves every model: a scripted narrator stands for them. */
export const SCRIPTED_MODELS = {
  AI_BASE_URL: 'http://127.0.0.1:9',
  AI_TEXT_MODELS: 'tenali=scripted,birbal=scripted,vyasa=scripted',
  AI_IMAGE_MODELS: 'vishvakarma=scripted,chitrakar=scripted,ajanta=scripted,ravivarma=scripted',
} as const;

export const { ai: scriptedModels } = readConfig(SCRIPTED_MODELS);

/** An app whose scripted narrator tells as the models of a provider. */
export const toldByModels = { narrator: scriptedModel(), config: { ai: scriptedModels } };
