import { type Call, startCall } from './call.ts';
import { readJson } from './chat.ts';
import { fetchPicture } from './fetchPicture.ts';
import { ModelError } from './ModelError.ts';
import { open } from './open.ts';
import { pictureTypeOf } from './pictureType.ts';
import { isRecord, problemIn, reported } from './problem.ts';
import type { Quirks } from './quirks.ts';
import { tooLarge } from './transport.ts';
import type { CallOptions, DrawnPicture, Endpoint, ImageRequest } from './types.ts';

const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
/** Base64 is a third longer than what it stands for. */
const MAX_ANSWER_BYTES = 15 * 1024 * 1024;
const DATA_URL = /^data:[^,]{0,100};base64,/;

const IMAGES = '/images/generations';
/** OpenRouter draws in a chat (https://www.openrouter.ai/docs/features/multimodal/image-generation). */
const CHAT = '/chat/completions';

/** Asks a model for a picture. Throws a ModelError. */
export async function drawImage(
  endpoint: Endpoint,
  request: ImageRequest,
  options: CallOptions,
): Promise<DrawnPicture> {
  const call = startCall(options);
  try {
    const { response } = await open(
      {
        endpoint,
        model: request.model,
        routes: [IMAGES, CHAT],
        body: (quirks, route) => (route === CHAT ? asChat(request) : asImage(request, quirks)),
        accept: 'application/json',
        asked: { forStructure: false, forPicture: true },
        retries: options.retries,
      },
      call,
    );
    const bytes = await bytesIn(await readJson(response, call, MAX_ANSWER_BYTES), endpoint, call);
    const type = pictureTypeOf(bytes);
    if (!type) throw new ModelError('protocol', 'What the model drew is no PNG, JPEG or WebP.');
    return { bytes, type };
  } catch (error) {
    throw call.explain(error);
  } finally {
    call.end();
  }
}

const asImage = ({ model, prompt, size }: ImageRequest, { omitted }: Quirks) => ({
  model,
  prompt,
  n: 1,
  size,
  // gpt-image models always answer so, and refuse to be asked (https://github.com/vercel/ai/issues/6102)
  ...(!omitted.includes('response_format') && { response_format: 'b64_json' }),
});

const asChat = ({ model, prompt }: ImageRequest) => ({
  model,
  messages: [{ role: 'user', content: prompt }],
  modalities: ['image', 'text'],
  stream: false,
});

async function bytesIn(json: unknown, endpoint: Endpoint, call: Call): Promise<Uint8Array> {
  const problem = problemIn(json);
  if (problem) throw reported(problem, endpoint.apiKey);
  const { base64, url } = namedIn(json);
  if (base64 !== null) return decoded(base64);
  if (url === null) throw new ModelError('protocol', 'The model drew no picture.');
  if (DATA_URL.test(url)) return decoded(url.slice(url.indexOf(',') + 1));
  return fetchPicture(url, endpoint, {
    signal: call.signal,
    maxBytes: MAX_PICTURE_BYTES,
    onBytes: call.progressed,
  });
}

/** `data[0]` of an image answer, or the first image of a chat answer. */
function namedIn(json: unknown): { base64: string | null; url: string | null } {
  const drawn = at(json, 'data', 0);
  const inChat = at(json, 'choices', 0, 'message', 'images', 0, 'image_url');
  const base64 = at(drawn, 'b64_json');
  const url = at(drawn, 'url') ?? at(inChat, 'url');
  return { base64: typeof base64 === 'string' ? base64 : null, url: typeof url === 'string' ? url : null };
}

function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((found, step) => {
    if (typeof step === 'number') return Array.isArray(found) ? found[step] : undefined;
    return isRecord(found) ? found[step] : undefined;
  }, value);
}

function decoded(base64: string): Uint8Array {
  if ((base64.length * 3) / 4 > MAX_PICTURE_BYTES + 3) throw tooLarge(MAX_PICTURE_BYTES);
  return Buffer.from(base64, 'base64');
}
