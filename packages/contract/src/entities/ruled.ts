import { z } from 'zod';
import { rules as english } from '../messages/rules.ts';
import { type RuleFault, ruleText } from '../rules/fault.ts';
import type { Rule } from '../rules/rule.ts';
import { checkCharacters, checkKey } from '../rules/stored.ts';
import type { Fault } from '../problem.ts';

interface Shape {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly description?: string;
}

function issueOf(fault: RuleFault) {
  return { code: 'custom' as const, message: ruleText(english, fault), params: { rule: fault } };
}

/** Reports the fault of a rule to zod: its English text as the message, and the fault itself for `ruleFaultOf`. */
export function report(
  context: Pick<z.core.$RefinementCtx, 'addIssue'>,
  fault: RuleFault | undefined,
  path: PropertyKey[] = [],
): void {
  if (fault) context.addIssue({ ...issueOf(fault), path });
}

/** The fault that a zod issue carries, if one of our rules reported it. */
export function ruleFaultOf(issue: { readonly params?: unknown }): RuleFault | undefined {
  return (issue.params as { rule?: RuleFault } | undefined)?.rule;
}

/** The fault of a rule in its wire format. */
export function wireFault(loc: Fault['loc'], fault: RuleFault): Fault {
  const { code, ...params } = fault;
  const named = Object.keys(params).length > 0 && { params };
  return { loc, msg: ruleText(english, fault), type: code, ...named };
}

function refuseUnstorable(value: string, context: z.RefinementCtx<string>): void {
  report(context, checkCharacters(value));
}

/** Text of at most `max` characters, for fields without a form rule. */
export function text(max: number) {
  return z.string().max(max).superRefine(refuseUnstorable);
}

function ruledText(base: z.ZodString, rule: Rule, shape: Shape) {
  return base
    .superRefine((value, context) => {
      const fault = rule(value);
      if (fault) report(context, fault);
      else refuseUnstorable(value, context);
    })
    .meta({ ...shape });
}

/** A string schema. A missing field has the same fault as an empty one. */
export function textOf(rule: (value: string) => RuleFault | undefined): z.ZodString {
  return z.string({
    error: (issue) => {
      const fault = issue.input === undefined ? rule('') : undefined;
      if (!fault) return undefined;
      const { message, params } = issueOf(fault);
      // zod copies the issue after it has read the message, so the params are set here
      Object.assign(issue, { params });
      return message;
    },
  });
}

/** A trimmed text field, validated by its rule. `shape` is for OpenAPI only. */
export function ruled(rule: Rule, shape: Shape = {}) {
  return ruledText(textOf(rule).trim(), rule, shape);
}

/** A field that is not trimmed, such as a password. */
export function ruledPassword(rule: Rule, shape: Shape = {}) {
  return ruledText(textOf(rule), rule, { format: 'password', ...shape });
}

interface CountLimit {
  readonly max: number;
  readonly count: (value: unknown) => number;
}

/**
 * Makes a schema check the count before it parses the parts, as zod does for arrays; otherwise each part would report
 * faults of its own.
 */
function countFirst(schema: z.core.$ZodType, { max, count }: CountLimit): void {
  const { _zod: internals } = schema;
  const parse = internals.parse.bind(internals);
  internals.parse = (payload, context) => {
    if (count(payload.value) <= max) return parse(payload, context);
    payload.issues.push({ ...issueOf({ code: 'too_many', max }), input: payload.value, inst: schema });
    return payload;
  };
}

const CountedRecord = z.core.$constructor<z.ZodRecord, z.core.$ZodRecordDef & CountLimit>(
  'CountedRecord',
  (schema, def) => {
    z.ZodRecord.init(schema, def);
    countFirst(schema, def);
  },
);

const CountedArray = z.core.$constructor<z.ZodArray, z.core.$ZodArrayDef & CountLimit>(
  'CountedArray',
  (schema, def) => {
    z.ZodArray.init(schema, def);
    countFirst(schema, def);
  },
);

/** A list with a maximum for a total over its items. `count` computes the total from unparsed values. */
export function listOf<V extends z.ZodType>(element: V, counted: CountLimit): z.ZodArray<V> {
  return new CountedArray({ type: 'array', element, ...counted }) as z.ZodArray<V>;
}

const countKeys = (value: unknown) => (value instanceof Object ? Object.keys(value).length : 0);

/** An object with user-defined keys: at most `entries` of them, each at most `keyMax` characters long. */
export function mapOf<V extends z.ZodType>(
  value: V,
  { keyMax, entries }: { keyMax: number; entries: number },
) {
  const counted = { max: entries, count: countKeys };
  const record = new CountedRecord({ type: 'record', keyType: z.string(), valueType: value, ...counted });
  return (record as z.ZodRecord<z.ZodString, V>).superRefine((map, context) => {
    for (const key of Object.keys(map)) report(context, checkKey(key, keyMax), [key.slice(0, keyMax)]);
  });
}
