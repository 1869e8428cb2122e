import type { Condition, Effect, Read } from './expression.ts';
import { metName } from './metName.ts';
import { reading, TokenReader } from './tokens.ts';

/** Parses a condition: `oil >= 2 and not (has vow or has sign)`. */
export function parseCondition(text: string): Read<Condition> {
  return reading(() => {
    const reader = new TokenReader(text);
    const condition = anyOf(reader);
    reader.take('end', '“and”, “or” or the end');
    return condition;
  });
}

/** Parses effects: `oil - 1; days = 3; gain sign`. */
export function parseEffects(text: string): Read<readonly Effect[]> {
  return reading(() => {
    const reader = new TokenReader(text);
    const effects = [effect(reader)];
    while (reader.takes(';')) {
      if (reader.next.kind === 'end') break;
      effects.push(effect(reader));
    }
    reader.take('end', '“;” or the end');
    return effects;
  });
}

function anyOf(reader: TokenReader): Condition {
  const of = [allOf(reader)];
  while (reader.takes('or')) of.push(allOf(reader));
  return of.length === 1 ? of[0]! : { kind: 'or', of };
}

function allOf(reader: TokenReader): Condition {
  const of = [single(reader)];
  while (reader.takes('and')) of.push(single(reader));
  return of.length === 1 ? of[0]! : { kind: 'and', of };
}

function single(reader: TokenReader): Condition {
  if (reader.takes('not')) return { kind: 'not', of: single(reader) };
  if (reader.takes('has')) return { kind: 'has', name: reader.take('name', 'the name of a thing').text };
  if (reader.takesMet())
    return { kind: 'has', name: metName(reader.take('name', 'the name of somebody in another story').text) };
  if (reader.takes('(')) {
    const inside = anyOf(reader);
    if (!reader.takes(')')) throw reader.unexpected('“)”');
    return inside;
  }
  const { text: name } = reader.take('name', '“has”, “not”, “(” or the name of a number');
  return { kind: 'compare', name, by: reader.takeComparison(), value: reader.takeNumber() };
}

function effect(reader: TokenReader): Effect {
  for (const kind of ['gain', 'lose'] as const) {
    if (reader.takes(kind)) return { kind, name: reader.take('name', 'the name of a thing').text };
  }
  const { text: name } = reader.take('name', '“gain”, “lose” or the name of a number');
  if (reader.takes('+')) return { kind: 'add', name, amount: reader.takeNumber() };
  if (reader.takes('=')) return { kind: 'set', name, value: reader.takeNumber() };
  if (!reader.takes('-')) throw reader.unexpected('“+”, “-” or “=”');
  // avoids a negative zero
  return { kind: 'add', name, amount: 0 - reader.takeNumber() };
}
