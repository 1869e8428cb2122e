import type { StoryStructure } from '@kathaloka/contract/entities';
import { STRUCTURE, type StructureField, type StructurePart } from '@kathaloka/contract/structureFields';
import { listOf, mapOf, number, objectOf, oneOf, type Shape, text } from './shape.ts';

type Lost = (path: string) => void;

function fieldShape(field: StructureField, lost: Lost): Shape<unknown> {
  switch (field.type) {
    case 'text':
      return text(field.max);
    case 'oneOf':
      return oneOf(field.values);
    case 'count':
      return number(1, field.max);
    case 'texts':
      return listOf(text(field.textMax), field.max);
    case 'list':
      return listOf(partShape(field.of, lost), field.max);
    case 'textMap':
      return mapOf(text(field.textMax), { keyMax: field.nameMax, entries: field.max });
    default:
      return mapOf(partShape(field.of, lost), { keyMax: field.nameMax, entries: field.max });
  }
}

/** The shapes of the fields of a part. */
export function fieldShapes({ fields }: StructurePart, lost: Lost): Record<string, Shape<unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldShape(field, lost)]));
}

function partShape(part: StructurePart, lost: Lost): Shape<unknown> {
  const required = Object.entries(part.fields).filter(([, { isOptional }]) => !isOptional);
  return objectOf(
    fieldShapes(part, lost),
    required.map(([name]) => name),
    lost,
  );
}

/** Reads a structure, with the fields and limits of the contract. */
export function structureShape(lost: Lost): Shape<StoryStructure> {
  return partShape(STRUCTURE, lost) as Shape<StoryStructure>;
}
