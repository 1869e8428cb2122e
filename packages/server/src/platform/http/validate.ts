import type { FastifySchemaCompiler } from 'fastify';
import { FAULTS_MAX } from '@kathaloka/contract/limits';
import { z } from 'zod';

/** The faults in a part of a request. */
export class InvalidRequest extends Error {
  override readonly name = 'InvalidRequest';
  readonly issues: readonly z.core.$ZodIssue[];
  /** How many more issues there are. */
  readonly more: number;
  /** Set by Fastify. */
  readonly validationContext?: 'body' | 'params' | 'querystring';

  constructor(issues: readonly z.core.$ZodIssue[], more: number) {
    super('The request is invalid.');
    this.issues = issues;
    this.more = more;
  }
}

/** Not `safeParse`, which formats every issue: a body of 1 MB can have half a million of them. */
export const compileValidator: FastifySchemaCompiler<z.core.$ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const context = { async: false } as const;
    const { _zod: internals } = schema;
    const parsed = internals.run({ value: data, issues: [] }, context);
    if (parsed instanceof Promise) throw new z.core.$ZodAsyncError();
    const { issues, value } = parsed;
    if (issues.length === 0) return { value };
    const told = issues
      .slice(0, FAULTS_MAX)
      .map((issue) => z.core.util.finalizeIssue(issue, context, z.core.config()));
    return { error: new InvalidRequest(told, issues.length - told.length) };
  };
