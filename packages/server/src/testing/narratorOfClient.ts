import { modelNarrator } from '../narrator/modelNarrator/modelNarrator.ts';
import type { ModelNarratorParts } from '../narrator/modelNarrator/narratorParts.ts';
import type { ScriptedClient } from '../narrator/modelNarrator/scriptedClient.ts';
import { scriptedNarrator } from '../narrator/scripted.ts';

/**
 * A narrator with a single model and its scripted answers. Its fallback is scripted as well, unless a test passes
 * another.
 */
export const narratorOfClient = (
  client: ScriptedClient,
  options: Partial<Omit<ModelNarratorParts<string>, 'client'>> = {},
) =>
  modelNarrator({
    client,
    endpoint: 'http://model',
    models: new Map([['tenali', { name: 'llama', contextTokens: 32_768 }]]),
    imageModels: new Map(),
    fallback: scriptedNarrator(),
    count: (text) => Math.ceil(text.length / 4),
    log: { info: () => {}, warn: () => {} },
    store: () => Promise.reject(new Error('nothing is stored')),
    ...options,
  });
