import { modelNarrator } from '../narrator/modelNarrator/modelNarrator.ts';
import type { scriptedClient } from '../narrator/modelNarrator/scriptedClient.ts';
import { scriptedNarrator } from '../narrator/scripted.ts';

type Options = Parameters<typeof modelNarrator>[0];

/** A narrator of one model whose answers are given, with nothing behind it but what a test says. */
export const scriptedModel = (client: ReturnType<typeof scriptedClient>, options: Partial<Options> = {}) =>
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
