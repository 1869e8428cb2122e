import pg from 'pg';
import type { Audience } from '../../platform/db/audience.ts';
import { AUDIENCES } from '../../platform/db/audiences.ts';
import { TABLES } from '../../platform/db/tables.ts';

type Row = Readonly<Record<string, unknown>>;

/** A value that occurs in only one column of one row, with its audience. */
export interface Mark {
  readonly value: string;
  readonly audience: Audience;
  /** For example `users.email`. */
  readonly column: string;
  /** The row before it was marked. */
  readonly row: Row;
}

/** Audiences whose columns are not marked. */
const UNMARKED: ReadonlySet<Audience> = new Set(['code', 'copy', 'everybody']);

/** Keys of a story whose values are names and formulas: marks in them would break play. */
const KEPT_KEYS: ReadonlySet<string> = new Set(['condition', 'effect', 'target', 'start_node', 'node']);

const RANDOM_LENGTH = 20;
const FIRST_NUMBER = 1_000_003;
const FAR_APART = 10_000;
const YOUNG_SINCE = 2000;

export const audienceOf = (table: string, column: string): Audience => {
  const declared: Audience | Readonly<Record<string, Audience>> = AUDIENCES[table as keyof typeof AUDIENCES];
  return typeof declared === 'string' ? declared : (declared[column] ?? 'code');
};

/** The columns that can be marked, such as `users.email`. */
export const MARKED_COLUMNS: readonly string[] = Object.entries(TABLES).flatMap(([table, columns]) =>
  Object.entries(columns)
    .filter(([column, type]) => isTelling(type) && !UNMARKED.has(audienceOf(table, column)))
    .map(([column]) => `${table}.${column}`),
);

/** Excludes ids, times and flags. */
function isTelling(type: string): boolean {
  return /^(?:text|json|bytea|integer|bigint|real)(?!\[\])/.test(type);
}

function isPrime(number: number): boolean {
  for (let factor = 2; factor * factor <= number; factor++) if (number % factor === 0) return false;
  return true;
}

/** Writes marks into every row without firing triggers, so that values derived from marks are not marked again. */
export async function markRows(connection: pg.ClientConfig): Promise<Mark[]> {
  const client = new pg.Client(connection);
  await client.connect();
  const marker = createMarker();
  try {
    await client.query('set session_replication_role = replica');
    for (const table of new Set(MARKED_COLUMNS.map((name) => name.split('.')[0]!))) {
      const columns = MARKED_COLUMNS.filter((name) => name.startsWith(`${table}.`)).map(
        (name) => name.split('.')[1]!,
      );
      const { rows } = await client.query<Row>(`select ctid::text as place_of_row, * from ${table}`);
      for (const { place_of_row: place, ...row } of rows) {
        const changed = columns.flatMap((column) => {
          const value = marker.mark(table, column, row);
          return value === row[column] ? [] : [[column, value] as const];
        });
        if (changed.length === 0) continue;
        const set = changed.map(([column], at) => `${column} = $${at + 2}`).join(', ');
        const values = changed.map(([, value]) =>
          typeof value === 'object' ? JSON.stringify(value) : value,
        );
        await client.query(`update ${table} set ${set} where ctid = $1::tid`, [place, ...values]);
      }
    }
    return marker.marks;
  } finally {
    await client.end();
  }
}

function createMarker() {
  const marks: Mark[] = [];
  let words = 0;
  let number = FIRST_NUMBER;

  /** Numbers are so far apart that a balance after spending is not the mark of another person. */
  function nextNumber(): number {
    number += FAR_APART;
    while (!isPrime(number)) number += 2;
    return number;
  }

  /** The marked value to store. It is the value itself if that serves as its own mark, or is not marked. */
  function mark(table: string, column: string, row: Row): unknown {
    const old = row[column];
    const audience = audienceOf(table, column);
    const noted = (value: string, of: Audience = audience): string => {
      marks.push({ value, audience: of, column: `${table}.${column}`, row });
      return value;
    };
    const word = (of?: Audience) => noted(`qx${(++words).toString(36).padStart(4, '0')}z`, of);
    if (old === null || old === undefined) return old;
    if (Buffer.isBuffer(old)) {
      for (const encoding of ['hex', 'base64', 'base64url'] as const) noted(old.toString(encoding));
      return old;
    }
    // a youth account must stay one, so its year is its own mark; for others any very early year works
    if (column === 'birth_year' && Number(old) > YOUNG_SINCE) noted(`"birth_year":${Number(old)}`);
    else if (column === 'birth_year') {
      const marked = nextNumber();
      noted(String(marked));
      return -marked;
    } else if (isNumeric(table, column)) {
      if (audience === 'server') return old;
      const marked = nextNumber();
      noted(String(marked));
      return Number(old) < 0 ? -marked : marked;
    } else if (typeof old === 'object')
      return markedJson(old, (key) => word(stricter(table, key, audience)), '');
    else if (typeof old === 'string') return markedText(old, audience, noted, word);
    return old;
  }

  return { marks, mark };
}

const isNumeric = (table: string, column: string): boolean => {
  const columns: Readonly<Record<string, string>> = TABLES[table as keyof typeof TABLES];
  return /^(?:integer|bigint|real)/.test(columns[column] ?? '');
};

/** A snapshot's copy of a story column has that column's audience. */
function stricter(table: string, path: string, audience: Audience): Audience {
  if (table !== 'story_snapshots') return audience;
  const of = audienceOf('stories', path);
  return UNMARKED.has(of) ? audience : of;
}

function markedText(
  old: string,
  audience: Audience,
  noted: (value: string) => string,
  word: () => string,
): string {
  const isProse = /\s/.test(old);
  if (old === '') return old;
  if (old.includes('@')) return `${word()}@example.org`;
  if (/^https?:|^\//.test(old)) return `${old}?${word()}`;
  if (!isProse && old.length >= RANDOM_LENGTH) noted(old);
  else if (isProse) return `${old} ${word()}`;
  // a value that the server compares must stay the same
  else if (audience !== 'server') return word();
  return old;
}

/** Marks every text with more than one word in a document. `top` is the key at its root. */
function markedJson(value: unknown, word: (top: string) => string, top: string): unknown {
  if (typeof value === 'string') return /\s/.test(value) ? `${value} ${word(top)}` : value;
  if (Array.isArray(value)) return value.map((each) => markedJson(each, word, top));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      KEPT_KEYS.has(key) ? each : markedJson(each, word, top || key),
    ]),
  );
}

/** Finds the marks in a text, in any case and any escaping. */
export function marksIn(marks: readonly Mark[]): (text: string) => Mark[] {
  const short = new Map(marks.map((mark) => [mark.value, mark]));
  const random = marks.filter(({ value }) => !/^(?:qx\w{4}z|\d+)$/.test(value));
  return (text) => {
    const found = new Set<Mark>(random.filter(({ value }) => text.includes(value)));
    for (const [value] of text.toLowerCase().matchAll(/qx[\da-z]{4}z|(?<![\w.])\d{4,7}(?![\w-])/g)) {
      const mark = short.get(value);
      if (mark) found.add(mark);
    }
    return [...found];
  };
}
