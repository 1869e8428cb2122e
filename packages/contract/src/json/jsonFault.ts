import { JsonError, placeIn, readJson } from './jsonText.ts';

/** The place of a fault in a JSON text, counted from 1. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

const MESSAGES: Readonly<Record<JsonError['kind'], (what: string) => string>> = {
  end: () => 'The JSON ends too early.',
  unexpected: (what) => `${JSON.stringify(what)} is not expected here.`,
  tooDeep: () => 'It is nested too deeply here.',
  twice: (what) => `The name ${JSON.stringify(what)} stands twice. Rename one of them.`,
};

function refuseTwice(name: string, names: Set<string>, at: number): void {
  if (names.has(name)) throw new JsonError('twice', name, at);
}

/** The first fault of a JSON text; null if it is valid. A duplicate name in an object is a fault as well. */
export function jsonFault(text: string): JsonFault | null {
  try {
    readJson(text, { onName: refuseTwice });
    return null;
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const hint = error.isNextEntry ? ' Is a comma missing before it?' : '';
    return { ...placeIn(text, error.at), message: `${MESSAGES[error.kind](error.what)}${hint}` };
  }
}
