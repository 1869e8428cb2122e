import { ledgerName, YOU } from '../ledger/names.ts';
import type { Check, Condition, Effect, Read } from './expression.ts';
import { metName } from './metName.ts';
import { MET, reading, TokenReader } from './tokens.ts';

/** Parses a condition: `oil >= 2 and not (has vow or has sign)`. */
export function parseCondition(text: string): Read<Condition> {
  return reading(() => {
    const reader = new TokenReader(text);
    const condition = anyOf(reader);
    reader.take('end', '“and”, “or” or the end');
    return condition;
  });
}

/** Parses the check of an attempt: `nerve >= 3`, or `roll nerve >= 8`. */
export function parseCheck(text: string): Read<Check> {
  return reading(() => {
    const reader = new TokenReader(text);
    const rolls = reader.takesOneOf(['roll']) !== null;
    const { text: name } = reader.take('name', '“roll” or the name of a number');
    if (!reader.takes('>=')) throw reader.unexpected('“>=”');
    const at_least = reader.takeNumber();
    reader.take('end', 'the end');
    return { name, at_least, rolls };
  });
}

/** Parses effects: `oil - 1; days = 3; gain sign; give key to meher; owe ila "her mother"`. */
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
  const known = reader.takesOneOf([MET, 'holds', 'owes', 'dead', 'knows', 'hurt']);
  if (known !== null) return { kind: 'has', name: nameKnown(reader, known) };
  if (reader.takes('(')) {
    const inside = anyOf(reader);
    if (!reader.takes(')')) throw reader.unexpected('“)”');
    return inside;
  }
  const { text: name } = reader.take('name', '“has”, “not”, “(” or the name of a number');
  return { kind: 'compare', name, by: reader.takeComparison(), value: reader.takeNumber() };
}

/** The name, in a state, of what a condition asks for behind this word. */
function nameKnown(
  reader: TokenReader,
  word: typeof MET | 'holds' | 'owes' | 'dead' | 'knows' | 'hurt',
): string {
  if (word === MET) return metName(reader.take('name', 'the name of somebody in another story').text);
  if (word === 'hurt') return ledgerName({ kind: word, wound: wound(reader) });
  const who = person(reader);
  if (word === 'holds') return ledgerName({ kind: word, who, thing: thing(reader) });
  if (word === 'knows') return ledgerName({ kind: word, who, secret: secret(reader) });
  return ledgerName({ kind: word, who });
}

const thing = (reader: TokenReader): string => reader.take('name', 'the name of a thing').text;
const person = (reader: TokenReader): string => reader.take('name', 'the name of a person').text;
const secret = (reader: TokenReader): string => reader.take('name', 'the name of a secret').text;
const wound = (reader: TokenReader): string => reader.take('name', 'the name of a wound').text;

function effect(reader: TokenReader): Effect {
  for (const kind of ['gain', 'lose'] as const) if (reader.takes(kind)) return { kind, name: thing(reader) };
  const deed = reader.takesOneOf(['give', 'take', 'hurt', 'heal', 'owe', 'keep', 'break', 'kill', 'tell']);
  return deed === null ? effectOnNumber(reader) : effectOnPeople(reader, deed);
}

function effectOnPeople(
  reader: TokenReader,
  deed: 'give' | 'take' | 'hurt' | 'heal' | 'owe' | 'keep' | 'break' | 'kill' | 'tell',
): Effect {
  if (deed === 'take') return { kind: 'give', name: thing(reader), to: YOU };
  if (deed === 'give') {
    const name = thing(reader);
    if (reader.takesOneOf(['to']) === null) throw reader.unexpected('“to”');
    return { kind: 'give', name, to: person(reader) };
  }
  if (deed === 'hurt' || deed === 'heal')
    return {
      kind: deed === 'hurt' ? 'gain' : 'lose',
      name: ledgerName({ kind: 'hurt', wound: wound(reader) }),
    };
  const who = person(reader);
  if (deed === 'kill') return { kind: 'gain', name: ledgerName({ kind: 'dead', who }) };
  if (deed === 'tell')
    return { kind: 'gain', name: ledgerName({ kind: 'knows', who, secret: secret(reader) }) };
  const name = ledgerName({ kind: 'owes', who });
  if (deed !== 'owe') return { kind: 'settle', name, who, as: deed === 'keep' ? 'kept' : 'broken' };
  if (reader.next.text === '') throw reader.unexpected('what is owed, in quotation marks');
  return { kind: 'owe', name, who, what: reader.take('text', 'what is owed, in quotation marks').text };
}

function effectOnNumber(reader: TokenReader): Effect {
  const { text: name } = reader.take('name', '“gain”, “lose” or the name of a number');
  if (reader.takes('+')) return { kind: 'add', name, amount: reader.takeNumber() };
  if (reader.takes('=')) return { kind: 'set', name, value: reader.takeNumber() };
  if (!reader.takes('-')) throw reader.unexpected('“+”, “-” or “=”');
  // avoids a negative zero
  return { kind: 'add', name, amount: 0 - reader.takeNumber() };
}
