import type { Passage } from './passage.ts';

/** The macros that a story defines, with their text. */
export interface Widgets {
  readonly bodies: ReadonlyMap<string, string>;
  /** How many more characters of widgets may be inlined into a passage; limited because widgets may call each other. */
  left: number;
}

const TOLD_MAX = 20_000;
const WIDGET = /<<widget\s+["']?([\w-]{1,60})["']?[^>]{0,60}>>([\s\S]*?)<<\/widget>>/g;

export function widgetsIn(passages: readonly Passage[]): Widgets {
  const bodies = new Map<string, string>();
  for (const { tags, text } of passages) {
    if (!tags.includes('widget')) continue;
    for (const [, name, body] of text.matchAll(WIDGET)) bodies.set(name!, body!.trim());
  }
  return { bodies, left: TOLD_MAX };
}

export const NO_WIDGETS: Widgets = { bodies: new Map(), left: 0 };

const PRINTED = /<<(?:=|-|print)\s*[_$]args\[(\d{1,2})\]\s*>>/g;
const GIVEN = /[_$]args\[(\d{1,2})\]/g;

/** The text of a widget called with these arguments; undefined if it is unknown, or if too much text was inlined. */
export function widgetText(widgets: Widgets, name: string, rest: string): string | undefined {
  const body = widgets.bodies.get(name);
  if (body === undefined || widgets.left <= 0) return undefined;
  widgets.left -= body.length + 10;
  const given = rest.slice(0, 2000).match(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\s"']+/g) ?? [];
  return body
    .replace(PRINTED, (_, at: string) => plain(given[Number(at)]))
    .split(/(<<[^>]*>>)/)
    .map((part) =>
      part.replace(GIVEN, (_, at: string) => {
        const word = given[Number(at)];
        return part.startsWith('<<') ? (word ?? '""') : plain(word);
      }),
    )
    .join('')
    .replace(/_contents\b/g, '');
}

const plain = (word = ''): string => word.replace(/^(["'])([\s\S]*)\1$/, '$2');
