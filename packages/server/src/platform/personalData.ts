import type { SignedInUser } from './auth/admit.ts';
import type { AllPersonalData, Deps, PersonalData } from './Deps.ts';

export type { AllPersonalData, PersonalData };

type Parts = Readonly<Record<string, PersonalData<object>>>;
type Joined<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer All) => void
  ? All
  : never;
type ExportOf<P extends Parts> = Joined<Awaited<ReturnType<P[keyof P]['exportFor']>>>;

/** Merges the exports of all features. Its type has every field, so a missing part does not compile. */
export function joinPersonalData<const P extends Parts>(
  parts: P,
): Omit<AllPersonalData, 'exportFor'> & {
  readonly exportFor: (deps: Deps, user: SignedInUser) => Promise<ExportOf<P>>;
} {
  const all = Object.values(parts);
  return {
    columns: all.flatMap(({ columns }) => columns),
    async exportFor(deps, user) {
      const exported = [];
      for (const part of all) exported.push(await part.exportFor(deps, user));
      return Object.assign({}, ...exported) as ExportOf<P>;
    },
    async forgetSome(transaction, user_id) {
      for (const part of all) if (await part.forgetSome?.(transaction, user_id)) return true;
      return false;
    },
    async lock(transaction, request) {
      for (const part of all) await part.lock?.(transaction, request);
    },
    async forget(transaction, request) {
      for (const part of all) await part.forget?.(transaction, request);
    },
    afterForget(deps) {
      for (const part of all) part.afterForget?.(deps);
    },
  };
}
