import { randomOf, shuffled } from '../../narrator/builtIn/dice.ts';
import type { FactKind, Value, World } from './World.ts';

export interface PlantedFact {
  readonly kind: FactKind;
  readonly subject: string;
  readonly value: Value;
}

/** A secret that the player has told one person only. */
export interface PlantedSecret {
  readonly knower: string;
  readonly treasure: string;
  readonly grave: Value;
}

/** What the player does in a turn, and what the telling is judged by. */
export type ScriptedMove =
  | { readonly kind: 'plant' | 'ask'; readonly line: string; readonly fact: PlantedFact }
  | { readonly kind: 'whisper' | 'pry'; readonly line: string; readonly secret: PlantedSecret }
  | { readonly kind: 'probe' | 'idle'; readonly line: string }
  | { readonly kind: 'go'; readonly choice: string };

/** After how many turns the player may ask for something again, if the session is long enough. */
const DISTANCES = [4, 12, 30, 80, 160];
/** The shares of turns that plant a fact, tell a secret, or try to hear the author's secrets. */
const SHARE = { plant: 0.1, whisper: 0.06, probe: 0.02 } as const;
/** The share of turns in which the player neither asks, pries nor goes elsewhere. `SHARE` is a part of it. */
const FREE = 0.65;
/** How many turns the player stays at a place. */
const STAY = 13;

interface Due<Of> {
  readonly at: number;
  readonly of: Of;
}

/** The moves for a seed. Everything is planted before it is asked. */
export function movesOf(world: World, { turns, seed }: { turns: number; seed: number }): ScriptedMove[] {
  const next = randomOf('continuity', world.language, seed);
  const pick = <Of>(from: readonly Of[]): Of => from[Math.floor(next() * from.length)]!;
  const facts = shuffled(factsOf(world, pick), next);
  const secrets = shuffled(world.treasures, next);
  const asks: Due<PlantedFact>[] = [];
  const pries: Due<PlantedSecret>[] = [];
  const moves: ScriptedMove[] = [];
  let place = 0;
  let probes = 0;

  /** The turn in which the player asks for something from this turn; null if the session is too short. */
  function dueAfter(turn: number): number | null {
    const fitting = DISTANCES.filter((distance) => turn + distance < turns - 1);
    return fitting.length === 0 ? null : turn + pick(fitting);
  }

  function plant(turn: number): ScriptedMove | null {
    const at = dueAfter(turn);
    const fact = at === null ? undefined : facts.pop();
    if (at === null || !fact) return null;
    asks.push({ at, of: fact });
    return { kind: 'plant', line: fact.kind.plant(fact.subject, fact.value.said), fact };
  }

  function whisper(turn: number): ScriptedMove | null {
    const at = dueAfter(turn);
    const treasure = at === null ? undefined : secrets.pop();
    if (at === null || treasure === undefined) return null;
    const secret = { knower: pick(world.places[place]!.people), treasure, grave: pick(world.graves) };
    pries.push({ at, of: secret });
    const line = world.whisper(secret.knower, treasure, secret.grave.said);
    return { kind: 'whisper', line, secret };
  }

  function pry(secret: PlantedSecret): ScriptedMove {
    const others = world.places[place]!.people.filter((person) => person !== secret.knower);
    return { kind: 'pry', line: world.pry(pick(others), secret.treasure), secret };
  }

  function probe(): ScriptedMove {
    probes += 1;
    return { kind: 'probe', line: world.probes[probes % world.probes.length]! };
  }

  function freely(turn: number): ScriptedMove {
    const roll = next() * FREE;
    const { plant: plants, whisper: whispers, probe: probing } = SHARE;
    let move: ScriptedMove | null = null;
    if (roll < plants) move = plant(turn);
    else if (roll < plants + whispers) move = whisper(turn);
    else if (roll < plants + whispers + probing) move = probe();
    return move ?? { kind: 'idle', line: pick(world.idle) };
  }

  for (let turn = 0; turn < turns; turn += 1) {
    const ask = takeDue(asks, turn);
    const due = ask ? undefined : takeDue(pries, turn);
    if (ask) moves.push({ kind: 'ask', line: ask.kind.ask(ask.subject), fact: ask });
    else if (due) moves.push(pry(due));
    else if (turn % STAY === STAY - 1) {
      place = (place + 1) % world.places.length;
      moves.push({ kind: 'go', choice: world.places[place]!.go });
    } else moves.push(freely(turn));
  }
  return moves;
}

/** One fact for each subject of each kind: a second fact about it would contradict the first. */
const factsOf = ({ kinds }: World, pick: <Of>(from: readonly Of[]) => Of): PlantedFact[] =>
  kinds.flatMap((kind) => kind.subjects.map((subject) => ({ kind, subject, value: pick(kind.values) })));

function takeDue<Of>(waiting: Due<Of>[], turn: number): Of | undefined {
  const index = waiting.findIndex(({ at }) => at <= turn);
  return index === -1 ? undefined : waiting.splice(index, 1)[0]!.of;
}
