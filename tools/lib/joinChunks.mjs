/**
 * Joins the many small chunks of a build into few. A chunk has the modules that the same starts need; a start
 * is a page, or a lazy part. Joined chunks mean fewer requests, fewer names between files and better
 * compression; but a start that needs one of them loads all of them with their imports.
 */

/**
 * @typedef {object} Chunk
 * @property {readonly string[]} modules
 * @property {number} bytes about as many as are sent
 * @property {readonly number[]} needs the places of the chunks that it imports
 * @property {ReadonlySet<string>} starts what loads it
 * @property {ReadonlySet<string>} [present] the starts that find it loaded by others
 */
/**
 * @typedef {object} Joined
 * @property {string[]} modules
 * @property {number} bytes
 * @property {Set<Joined>} needs
 * @property {Set<string>} starts
 * @property {Set<string>} present
 * @property {string | undefined} name of a chunk that nothing else may join
 * @property {number} count of the chunks that it is made of
 */
/**
 * @typedef {object} Costs
 * @property {(start: string) => number} weightOf how much the bytes of a start matter
 * @property {number} perFile what a file costs beside its content, in bytes
 * @property {(chunk: Chunk) => string | undefined} nameOf chunks with the same name become one chunk, which
 * nothing else joins
 */

/**
 * Joins chunks. The result is ordered: each chunk comes after those that it imports.
 * @param {readonly Chunk[]} chunks
 * @param {Costs} costs
 * @returns {readonly Joined[]}
 */
export function joinChunks(chunks, { weightOf, perFile, nameOf }) {
  const joined = named(chunks, nameOf);
  /** @type {Map<Joined, number>} */
  const costs = new Map();
  const cost = (/** @type {ReadonlySet<string>} */ starts, /** @type {number} */ bytes) =>
    [...starts].reduce((sum, start) => sum + weightOf(start), 0) * (bytes + perFile);
  /** @param {Joined} chunk */
  const costOf = (chunk) => {
    const known = costs.get(chunk) ?? cost(chunk.starts, chunk.bytes);
    costs.set(chunk, known);
    return known;
  };
  /** @param {Joined} one @param {Joined} other */
  const pairOf = (one, other) => {
    const together = cost(new Set([...one.starts, ...other.starts]), one.bytes + other.bytes);
    return { one, other, gain: costOf(one) + costOf(other) - together };
  };
  const open = [...joined].filter(({ name }) => name === undefined);
  /** The bytes that starts load in vain if the pair is one file. @param {Pair} pair */
  const broughtBy = ({ one, other }) => brought(one, other) + brought(other, one);
  /** @param {Joined} one @param {Joined} other */
  const brought = (one, other) => {
    const starts = [...other.starts].filter((start) => !one.starts.has(start));
    return [...allNeededBy(one)]
      .filter((chunk) => chunk !== other)
      .reduce((sum, chunk) => {
        const isNew = (/** @type {string} */ start) => !chunk.starts.has(start) && !chunk.present.has(start);
        return sum + cost(new Set(starts.filter(isNew)), chunk.bytes);
      }, 0);
  };
  let pairs = open.flatMap((one, place) => open.slice(place + 1).map((other) => pairOf(one, other)));
  for (;;) {
    const best = bestOf(pairs, broughtBy);
    if (!best) return inOrder(joined);
    const { one, other } = best;
    const both = join(joined, one, other);
    pairs = pairs.filter((pair) => ![pair.one, pair.other].some((chunk) => chunk === one || chunk === other));
    for (const chunk of joined)
      if (chunk !== both && chunk.name === undefined) pairs.push(pairOf(both, chunk));
  }
}

/**
 * @typedef {object} Pair
 * @property {Joined} one
 * @property {Joined} other
 * @property {number} gain
 */
/**
 * @param {readonly Pair[]} pairs
 * @param {(pair: Pair) => number} broughtBy
 */
function bestOf(pairs, broughtBy) {
  /** @type {Pair | undefined} */
  let best;
  let most = 0;
  for (const pair of pairs) {
    if (pair.gain <= most || isBetween(pair.one, pair.other) || isBetween(pair.other, pair.one)) continue;
    const gain = pair.gain - broughtBy(pair);
    if (gain > most) [best, most] = [pair, gain];
  }
  return best;
}

/** @param {Joined} chunk */
function allNeededBy(chunk) {
  const needed = new Set(chunk.needs);
  // items added to a set during iteration are visited as well
  for (const { needs } of needed) for (const next of needs) needed.add(next);
  return needed;
}

/**
 * Whether a third chunk is imported by `one` and imports `other`. If joined, they and the third would import
 * each other, and one of them would run before its imports.
 * @param {Joined} one
 * @param {Joined} other
 */
function isBetween(one, other) {
  const seen = new Set([...one.needs].filter((chunk) => chunk !== other));
  // items added to a set during iteration are visited as well
  for (const chunk of seen) {
    if (chunk.needs.has(other)) return true;
    for (const next of chunk.needs) seen.add(next);
  }
  return false;
}

/**
 * @param {Set<Joined>} joined
 * @param {Joined} one
 * @param {Joined} other
 */
function join(joined, one, other) {
  /** @type {Joined} */
  const both = {
    name: undefined,
    count: one.count + other.count,
    modules: [...one.modules, ...other.modules],
    bytes: one.bytes + other.bytes,
    needs: new Set([...one.needs, ...other.needs].filter((chunk) => chunk !== one && chunk !== other)),
    starts: new Set([...one.starts, ...other.starts]),
    present: new Set([...one.present].filter((start) => other.present.has(start))),
  };
  for (const chunk of allNeededBy(both)) for (const start of both.starts) chunk.present.add(start);
  joined.delete(one);
  joined.delete(other);
  for (const { needs } of joined) {
    // deletes both: `||` would keep the second
    const needed = [needs.delete(one), needs.delete(other)];
    if (needed.includes(true)) needs.add(both);
  }
  joined.add(both);
  return both;
}

/**
 * @param {readonly Chunk[]} chunks
 * @param {Costs['nameOf']} nameOf
 */
function named(chunks, nameOf) {
  /** @type {Map<string, Joined>} */
  const finished = new Map();
  const places = chunks.map((chunk) => {
    const name = nameOf(chunk);
    const before = name === undefined ? undefined : finished.get(name);
    const into = before ?? {
      name,
      count: 0,
      modules: [],
      bytes: 0,
      needs: new Set(),
      starts: new Set(),
      present: new Set(),
    };
    if (name !== undefined) finished.set(name, into);
    into.count += 1;
    into.modules.push(...chunk.modules);
    into.bytes += chunk.bytes;
    for (const start of chunk.starts) into.starts.add(start);
    for (const start of chunk.present ?? []) into.present.add(start);
    return into;
  });
  for (const [place, { needs }] of chunks.entries()) {
    const own = /** @type {Joined} */ (places[place]);
    for (const need of needs) if (places[need] !== own) own.needs.add(/** @type {Joined} */ (places[need]));
  }
  return new Set(places);
}

/**
 * @param {ReadonlySet<Joined>} joined
 * @returns {readonly Joined[]}
 */
function inOrder(joined) {
  /** @type {Set<Joined>} */
  const order = new Set();
  const begun = new Set();
  /** @param {Joined} chunk */
  const visit = (chunk) => {
    if (begun.has(chunk)) return;
    begun.add(chunk);
    for (const needed of chunk.needs) visit(needed);
    order.add(chunk);
  };
  for (const chunk of joined) visit(chunk);
  return [...order];
}
