import type { StoryStructure } from '@kathaloka/contract/entities';
import {
  CHOICE_TEXT_MAX,
  CHOICES_MAX,
  DEED_MAX,
  EXPRESSION_MAX,
  NODE_MODES,
  NODE_NAME_MAX,
  NODE_TEXT_MAX,
  NODE_TURNS_MAX,
  NODES_MAX,
  SCENE_NOTE_MAX,
  SCENE_TITLE_MAX,
  VARIANTS_MAX,
} from '@kathaloka/contract/limits';
import type { JsonPath } from '@kathaloka/contract/json';
import { nameFault } from './sceneNames.ts';

export type SchemaFaultKind = 'object' | 'text' | 'list' | 'tooMany' | 'tooLong' | 'name' | 'mode' | 'turns';

/** A value that is JSON, and not what a structure has at this path. */
export class SchemaFault extends Error {
  readonly kind: SchemaFaultKind;
  readonly path: JsonPath;
  readonly max: number;
  constructor(kind: SchemaFaultKind, path: JsonPath, max = 0) {
    super(kind);
    [this.kind, this.path, this.max] = [kind, path, max];
  }
}

type JsonObject = Record<string, unknown>;

function objectAt(value: unknown, path: JsonPath): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new SchemaFault('object', path);
  }
  return value as JsonObject;
}

function checkText(owner: JsonObject, key: string, path: JsonPath, max: number): void {
  const value = owner[key];
  if (typeof value !== 'string') throw new SchemaFault('text', [...path, key]);
  if (value.length > max) throw new SchemaFault('tooLong', [...path, key], max);
}

function checkOptionalText(owner: JsonObject, key: string, path: JsonPath, max: number): void {
  if (owner[key] !== undefined) checkText(owner, key, path, max);
}

function checkList(
  owner: JsonObject,
  key: string,
  path: JsonPath,
  max: number,
  check: (entry: JsonObject, path: JsonPath) => void,
): void {
  const list = owner[key];
  const place = [...path, key];
  if (!Array.isArray(list)) throw new SchemaFault('list', place);
  if (list.length > max) throw new SchemaFault('tooMany', place, max);
  list.forEach((entry: unknown, index) => {
    const at = [...place, index];
    check(objectAt(entry, at), at);
  });
}

function checkChoice(choice: JsonObject, path: JsonPath): void {
  checkText(choice, 'text', path, CHOICE_TEXT_MAX);
  checkText(choice, 'target', path, NODE_NAME_MAX);
  checkOptionalText(choice, 'condition', path, EXPRESSION_MAX);
  checkOptionalText(choice, 'effect', path, EXPRESSION_MAX);
  checkOptionalText(choice, 'deed', path, DEED_MAX);
}

function checkVariant(variant: JsonObject, path: JsonPath): void {
  checkText(variant, 'condition', path, EXPRESSION_MAX);
  checkText(variant, 'text', path, NODE_TEXT_MAX);
}

function checkTelling({ mode, max_turns: turns }: JsonObject, path: JsonPath): void {
  if (mode !== undefined && !NODE_MODES.some((known) => known === mode)) {
    throw new SchemaFault('mode', [...path, 'mode']);
  }
  const isCount = Number.isInteger(turns) && Number(turns) >= 1 && Number(turns) <= NODE_TURNS_MAX;
  if (turns !== undefined && !isCount) throw new SchemaFault('turns', [...path, 'max_turns'], NODE_TURNS_MAX);
}

function checkNode(value: unknown, path: JsonPath): void {
  const node = objectAt(value, path);
  checkText(node, 'text', path, NODE_TEXT_MAX);
  checkList(node, 'choices', path, CHOICES_MAX, checkChoice);
  if (node['variants'] !== undefined) checkList(node, 'variants', path, VARIANTS_MAX, checkVariant);
  checkOptionalText(node, 'goal', path, NODE_TEXT_MAX);
  checkOptionalText(node, 'title', path, SCENE_TITLE_MAX);
  checkOptionalText(node, 'note', path, SCENE_NOTE_MAX);
  checkTelling(node, path);
}

/** What the contract's schema says of a structure, without the library that the server checks it with. */
export function checkStructure(value: unknown): StoryStructure {
  const structure = objectAt(value, []);
  checkText(structure, 'start_node', [], NODE_NAME_MAX);
  const nodes = objectAt(structure['nodes'], ['nodes']);
  if (Object.keys(nodes).length > NODES_MAX) throw new SchemaFault('tooMany', ['nodes'], NODES_MAX);
  for (const [name, node] of Object.entries(nodes)) {
    const path = ['nodes', name];
    if (nameFault({ start_node: '', nodes: {} }, name)) throw new SchemaFault('name', path);
    checkNode(node, path);
  }
  return structure as StoryStructure;
}
