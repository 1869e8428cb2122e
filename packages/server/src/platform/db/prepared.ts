import type { CompiledQuery } from 'kysely';
import type { Queries } from './schema.ts';

/** Stands for a value while a statement is built. */
class Place {
  readonly at: number;

  constructor(at: number) {
    this.at = at;
  }
}

interface Leaves {
  readonly paths: string[];
  readonly values: unknown[];
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Lists all values, and returns the same groups with places instead. */
function placesOf(group: object, { paths, values }: Leaves, path = ''): object {
  const places: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(group)) {
    if (isGroup(value)) places[name] = placesOf(value, { paths, values }, `${path}${name}.`);
    else if (value !== undefined) {
      places[name] = new Place(values.length);
      paths.push(path + name);
      values.push(value);
    }
  }
  return places;
}

/**
 * A statement that is built once, and from then on only gets other values: to build a long one takes more time than to
 * send it. It may depend on which values there are, but not on what they are: while it is built, all of them are
 * places. Whatever has to be computed of them is computed before.
 */
export function prepared<Values extends object, Row>(
  build: (db: Queries, values: Values) => CompiledQuery<Row>,
): (db: Queries, values: Values) => CompiledQuery<Row> {
  const known = new Map<string, CompiledQuery<Row>>();
  return (db, given) => {
    const leaves: Leaves = { paths: [], values: [] };
    const places = placesOf(given, leaves);
    const shape = leaves.paths.join(' ');
    const query = known.get(shape) ?? build(db, places as Values);
    known.set(shape, query);
    const filled = query.parameters.map((each) => (each instanceof Place ? leaves.values[each.at] : each));
    return { ...query, parameters: filled };
  };
}
