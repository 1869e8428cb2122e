import { ModelError } from './ModelError.ts';
import { tooLarge } from './transport.ts';

const MAX_LINE_CHARS = 1024 * 1024;
/** Each word of a stream has an envelope of some 200 bytes. */
const MAX_STREAM_BYTES = 16 * 1024 * 1024;

/** Servers send a comment each few seconds while they wait. */
const MAX_IDLE_LINES = 10_000;
/** An event may have fields that are not read, and a comment. */
const IDLE_LINES_AN_EVENT = 6;

export interface StreamEvent {
  readonly field: 'data' | 'error';
  readonly text: string;
}

/**
 * The events of a text/event-stream. Comments are skipped: OpenRouter sends them while it waits
 * (https://openrouter.ai/docs/api-reference/streaming). Until 2025 llama.cpp reported errors in an `error`
 * field (https://github.com/ggml-org/llama.cpp/pull/16109), and it sends no blank line after the last event
 * (https://github.com/darshi1337/apogee/pull/139).
 */
export async function* readEvents(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<StreamEvent> {
  let data: string[] = [];
  let idle = 0;
  for await (const line of linesOf(bytes)) {
    if (line === '' && data.length > 0) {
      yield { field: 'data', text: data.join('\n') };
      data = [];
      idle = Math.max(0, idle - IDLE_LINES_AN_EVENT);
      continue;
    }
    const { name, value } = fieldIn(line);
    if (name === 'error') yield { field: 'error', text: value };
    if (name === 'data') data.push(value);
    if (name !== 'data' || data.length > 1) idle += 1;
    if (idle > MAX_IDLE_LINES)
      throw new ModelError('protocol', `The stream has ${MAX_IDLE_LINES} lines that tell nothing.`);
  }
  if (data.length > 0) yield { field: 'data', text: data.join('\n') };
}

function fieldIn(line: string): { name: string; value: string } {
  const colon = line.indexOf(':');
  if (colon < 0) return { name: line, value: '' };
  return { name: line.slice(0, colon), value: line.slice(colon + (line[colon + 1] === ' ' ? 2 : 1)) };
}

/** Lines end with LF or CRLF. Incomplete lines and letters wait for the next bytes. */
async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const open: string[] = [];
  let openChars = 0;
  let total = 0;
  for await (const chunk of bytes) {
    total += chunk.length;
    if (total > MAX_STREAM_BYTES) throw tooLarge(MAX_STREAM_BYTES);
    const lines = decoder.decode(chunk, { stream: true }).split('\n');
    const last = lines.pop() ?? '';
    for (const line of lines) {
      open.push(line);
      yield withoutReturn(open.join(''));
      open.length = 0;
      openChars = 0;
    }
    open.push(last);
    openChars += last.length;
    if (openChars > MAX_LINE_CHARS) throw tooLarge(MAX_LINE_CHARS);
  }
  const rest = open.join('') + decoder.decode();
  if (rest !== '') yield withoutReturn(rest);
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);
