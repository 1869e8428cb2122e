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
/** Base64 adds a third to the size of a picture. */
const MAX_ANSWER_BYTES = 15 * 1024 * 1024;
const DATA_URL = /^data:[^,]{0,100};base64,/;

/** The second is OpenRouter's (https://openrouter.ai/blog/tutorials/image-generation/). */
const ROUTES = ['/images/generations', '/images'];

/** Asks a model for a picture. Throws a ModelError. */
export async function drawImage(
  endpoint: Endpoint,
  request: ImageRequest,
  options: CallOptions,
): Promise<DrawnPicture> {
  const call = startCall(options);
  try {
    const response = await open(
      {
        endpoint,
        model: request.model,
        routes: ROUTES,
        body: (quirks) => imageBody(request, quirks),
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

const imageBody = ({ model, prompt, size }: ImageRequest, { omitted }: Quirks) => ({
  model,
  prompt,
  n: 1,
  size,
  // gpt-image models always answer in base64, and refuse the parameter
  // (https://github.com/vercel/ai/issues/6102)
  ...(!omitted.includes('response_format') && { response_format: 'b64_json' }),
});

async function bytesIn(json: unknown, endpoint: Endpoint, call: Call): Promise<Uint8Array> {
  const problem = problemIn(json);
  if (problem) throw reported(problem, endpoint.apiKey);
  const data = isRecord(json) ? json['data'] : undefined;
  const drawn: unknown = Array.isArray(data) ? data[0] : undefined;
  const { b64_json: base64, url } = isRecord(drawn) ? drawn : {};
  // some servers put a data URL into either field
  const named = [base64, url].find((value) => typeof value === 'string' && value !== '');
  if (typeof named !== 'string') throw new ModelError('protocol', 'The model drew no picture.');
  if (DATA_URL.test(named)) return decoded(named.slice(named.indexOf(',') + 1));
  if (named === base64) return decoded(named);
  return fetchPicture(named, endpoint, {
    signal: call.signal,
    maxBytes: MAX_PICTURE_BYTES,
    onBytes: call.progressed,
  });
}

function decoded(base64: string): Uint8Array {
  if ((base64.length * 3) / 4 > MAX_PICTURE_BYTES + 3) throw tooLarge(MAX_PICTURE_BYTES);
  return Buffer.from(base64, 'base64');
}
