import type { Change } from '../expressions/expr.ts';
import { readAssignment } from '../expressions/readAssignment.ts';
import { replaceBetween } from './prepared.ts';

/** An element in a passage that acts like a link. */
interface Clickable {
  readonly text: string;
  /** Undefined if a click changes the same passage. */
  readonly target: string | undefined;
  readonly changes: readonly Change[];
}

interface Clickables {
  /** The passage with a template in place of each element: `<%\ue002 number %>`. No file contains this character. */
  readonly text: string;
  readonly all: readonly Clickable[];
}

export const CLICKABLE = '\ue002';

const HANDLER =
  /\$\(\s*['"]([.#])([\w-]{1,100})['"]\s*\)\s*\.\s*(?:click\s*\(|on\s*\(\s*['"]click['"]\s*,)\s*function\s*\(\s*\w*\s*\)\s*\{([^{}]{0,1000})\}\s*\)\s*;?/g;
const ELEMENT = /<(a|button|span)\b([^<>]{0,500})>([^<>]{0,500})<\/\1>/gi;
/** An empty function that would run once the page is ready. */
const READY =
  /\$\(\s*(?:function\s*\(\s*\)|document\s*\)\s*\.ready\s*\(\s*function\s*\(\s*\))\s*\{\s*\}\s*\)\s*;?/g;
const GOES = /^(?:window\.)?story\.show\(\s*['"]([^'"]{1,200})['"]\s*\)$/;
/** Calls that change only the clicked element. */
const LOOKS = /^\$\(\s*this\s*\)\.(?:replaceWith|remove|hide|text|html|fadeOut|addClass|removeClass)\(/;

/** Finds elements whose handlers only change variables or show a passage. Other handlers remain scripts. */
export function clickablesIn(source: string): Clickables {
  if (!source.includes('click')) return { text: source, all: [] };
  const handlers = new Map<string, Omit<Clickable, 'text'>>();
  const text = replaceBetween(source, ['<%', '%>'], (code) => {
    const left = code.replace(HANDLER, (handler, sign: string, name: string, body: string) => {
      const read = readBody(body);
      if (read) handlers.set(`${sign}${name}`, read);
      return read ? '' : handler;
    });
    return left !== code && left.replace(READY, '').trim() === '' ? '' : `<%${code}%>`;
  });
  if (handlers.size === 0) return { text: source, all: [] };
  const all: Clickable[] = [];
  const linked = text.replace(ELEMENT, (whole, _, attributes: string, words: string) => {
    const handler = handlerOf(attributes, handlers);
    if (!handler) return whole;
    all.push({ ...handler, text: words.trim() });
    return `<%${CLICKABLE}${all.length - 1}%>`;
  });
  return { text: linked, all };
}

function handlerOf<Handler>(attributes: string, handlers: ReadonlyMap<string, Handler>): Handler | undefined {
  const values = (name: string) =>
    (new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(attributes)?.[1] ?? '').split(/\s+/);
  const selectors = [...values('class').map((each) => `.${each}`), ...values('id').map((each) => `#${each}`)];
  return selectors.map((each) => handlers.get(each)).find((handler) => handler !== undefined);
}

/** The changes of a handler, and the passage that it shows. Undefined if it has neither, or contains other code. */
function readBody(body: string): Omit<Clickable, 'text'> | undefined {
  const changes: Change[] = [];
  let target: string | undefined;
  for (const line of body.split(/[;\n]/)) {
    const statement = line.trim();
    const shown = GOES.exec(statement)?.[1];
    if (shown !== undefined) target = shown;
    else if (statement !== '' && !LOOKS.test(statement) && statement !== 'return false') {
      const change = readAssignment(statement);
      if (change.kind === 'unknown') return undefined;
      changes.push(change);
    }
  }
  return target === undefined && changes.length === 0 ? undefined : { target, changes };
}
