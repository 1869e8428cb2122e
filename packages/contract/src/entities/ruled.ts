import { z } from 'zod';
import { RESERVED_NAMES } from '../limits.ts';
import type { Rule } from '../rules/rule.ts';

interface Shape {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly description?: string;
}

function refuseNul(value: string, context: z.RefinementCtx<string>): void {
  // PostgreSQL cannot store this character.
  if (value.includes('\0')) context.addIssue('Text cannot contain the character U+0000');
}

/** Text at most `max` long, that a rule of a form does not speak about. */
export function text(max: number) {
  return z.string().max(max).superRefine(refuseNul);
}

function ruledText(base: z.ZodString, rule: Rule, shape: Shape) {
  return base
    .superRefine((value, context) => {
      const message = rule(value);
      if (message) context.addIssue(message);
      else refuseNul(value, context);
    })
    .meta({ ...shape });
}

/** What a missing field says is what an empty one says. */
function textOf(rule: Rule): z.ZodString {
  return z.string({ error: ({ input }) => (input === undefined ? rule('') : undefined) });
}

/** A text field that says what its rule says, without white space at either end. `shape` is for the API page. */
export function ruled(rule: Rule, shape: Shape = {}) {
  return ruledText(textOf(rule).trim(), rule, shape);
}

/** A field in which every character counts. */
export function ruledPassword(rule: Rule, shape: Shape = {}) {
  return ruledText(textOf(rule), rule, { format: 'password', ...shape });
}

function keyFault(key: string, max: number): string | undefined {
  if (RESERVED_NAMES.some((reserved) => reserved === key)) return `The name "${key}" is reserved`;
  if (!key || key.includes('\0')) return 'A name cannot be empty or contain the character U+0000';
  return key.length > max ? `A name cannot exceed ${max} characters` : undefined;
}

/** An object whose keys are names that a person chose: at most `entries` of them, each at most `keyMax` long. */
export function mapOf<V extends z.ZodType>(
  value: V,
  { keyMax, entries }: { keyMax: number; entries: number },
) {
  return z.record(z.string(), value).superRefine((map, context) => {
    const keys = Object.keys(map);
    if (keys.length > entries) context.addIssue(`There can be at most ${entries} of these`);
    for (const key of keys) {
      const message = keyFault(key, keyMax);
      if (message) context.addIssue({ code: 'custom', path: [key.slice(0, keyMax)], message });
    }
  });
}
